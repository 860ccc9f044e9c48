let handed: File | undefined

/** Hands a file to the import, which takes it when its page opens. */
export function handOverFile(file: File): void {
  handed = file
}

/** The file that another screen has handed over, once; `undefined` where none was. */
export function takeHandedFile(): File | undefined {
  const file = handed
  handed = undefined
  return file
}

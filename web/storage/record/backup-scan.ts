/** What is found in the text of a backup, as it comes in. */
export type BackupScan = {
  /** Takes the next piece of the text. */
  feed(piece: string): void
  /** Ends the text; what stands around the records, or `undefined` where it was no JSON object. */
  end(): string | undefined
}

// Beyond what any record or the rest of a backup comes to.
const mostRecordLength = 64 * 1024
const mostFrameLength = 16 * 1024
const mostDepth = 20

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = Array.from(
  '"\\,[]{}',
  (sign) => sign.charCodeAt(0),
)
const recordsBefore = /"records"\s*:\s*$/

/**
 * Cuts the JSON of a backup into the texts of its records while it is being read, so that it is never
 * held, or parsed, as a whole: neither its length nor its nesting matters.
 *
 * @param onRecord called with the text of each record in turn; with `undefined` for one that is too
 *   long or too deep to be one.
 */
export function scanBackup(onRecord: (text: string | undefined) => void): BackupScan {
  let frame = ''
  let record = ''
  let isBroken = false
  let isTooMuch = false
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isInRecords = false
  let isEmptySoFar = true

  const keep = (text: string) => {
    if (!isInRecords) {
      frame += text
      if (frame.length > mostFrameLength) isBroken = true
      return
    }
    if (record.length + text.length > mostRecordLength) isTooMuch = true
    record = isTooMuch ? '' : record + text
  }
  const endRecord = (isLast: boolean) => {
    // An empty list, and nothing else, has no record where its first would be.
    if (isTooMuch || !isLast || !isEmptySoFar || record.trim() !== '') {
      onRecord(isTooMuch ? undefined : record)
    }
    isEmptySoFar = false
    record = ''
    isTooMuch = false
  }

  return {
    feed(piece) {
      let from = 0
      for (let at = 0; at < piece.length && !isBroken; at += 1) {
        const sign = piece.charCodeAt(at)
        if (isInString) {
          if (isEscaped) isEscaped = false
          else if (sign === backslash) isEscaped = true
          else if (sign === quote) isInString = false
          continue
        }
        switch (sign) {
          case quote:
            isInString = true
            break
          case openList:
          case openObject:
            depth += 1
            if (depth > mostDepth) {
              if (isInRecords) isTooMuch = true
              else isBroken = true
            }
            if (depth === 2 && sign === openList && !isInRecords) {
              keep(piece.slice(from, at))
              from = at
              if (recordsBefore.test(frame)) {
                frame += '['
                isInRecords = true
                isEmptySoFar = true
                from = at + 1
              }
            }
            break
          case comma:
            if (isInRecords && depth === 2) {
              keep(piece.slice(from, at))
              endRecord(false)
              from = at + 1
            }
            break
          case closeList:
          case closeObject:
            depth -= 1
            if (depth < 0) isBroken = true
            if (isInRecords && depth === 1) {
              keep(piece.slice(from, at))
              endRecord(true)
              isInRecords = false
              from = at
            }
            break
          default:
        }
      }
      if (!isBroken) keep(piece.slice(from))
    },
    end() {
      return isBroken || isInString || depth !== 0 ? undefined : frame
    },
  }
}

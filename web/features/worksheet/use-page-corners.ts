import { useEffect } from 'react'
import { paperName } from '#domain/paper/worksheet.ts'
import { worksheetVersions } from '#domain/paper/worksheet-versions.ts'
import { worksheetText } from '../../text/worksheet.ts'

/**
 * Puts the number of the paper and its version into the corner of every page that is printed, also
 * of the second, where no head stands. A browser that knows no such corners leaves them out.
 *
 * Made by script, since no style sheet of ours can know the number; the content security policy
 * allows that as it does not allow an element with styles.
 */
export function usePageCorners(paper: number): void {
  useEffect(() => {
    const corners = new CSSStyleSheet()
    const name = paperName(paper)
    corners.replaceSync(
      worksheetVersions
        .map((version) => {
          const content = JSON.stringify(worksheetText.numbered(name, version))
          return `@page worksheet-${version} { @bottom-right { content: ${content}; font-size: 9pt } }`
        })
        .join(''),
    )
    document.adoptedStyleSheets.push(corners)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== corners)
    }
  }, [paper])
}

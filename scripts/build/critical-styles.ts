import { type Container, list, parse } from 'postcss'

/**
 * The rules of `css` that a painted page needs: those whose classes all stand in its `html`, and
 * those that ask for no class. States that an attribute or a pseudo-class tells (a theme, focus)
 * keep their rules, since they may be there at the first frame or follow it without warning.
 */
export function criticalStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const sheet = parse(css)
  sheet.walkComments((comment) => void comment.remove())
  sheet.walkRules((rule) => {
    if (isMovement(rule.parent)) return
    const selectors = rule.selectors.filter((selector) => applies(selector, classes))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  const left = sheet.toString()
  sheet.walkAtRules((rule) => {
    if (rule.name === 'keyframes' && !isNamedIn(left, rule.params)) rule.remove()
  })
  removeEmpty(sheet)
  return sheet.toString()
}

/** The rules that come after the first frame: each page has declared its fonts by then. */
export function laterStyles(css: string): string {
  const sheet = parse(css)
  sheet.walkAtRules('font-face', (rule) => void rule.remove())
  return sheet.toString()
}

function isMovement(parent: { type: string } | undefined): boolean {
  return parent?.type === 'atrule' && (parent as { name?: string }).name === 'keyframes'
}

function applies(selector: string, classes: ReadonlySet<string>): boolean {
  // What stands in :not() is not asked for; of what stands in the others, one has to apply.
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  const plain = asked.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return (
    [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...asked.matchAll(/:(?:is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g)].every(([, choices = '']) =>
      list.comma(choices).some((choice) => applies(choice, classes)),
    )
  )
}

function isNamedIn(css: string, movement: string): boolean {
  return css.replaceAll(`@keyframes ${movement}`, '').includes(movement)
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes || node.name === 'keyframes') return
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  })
}

import { expect, test } from 'vitest'
import { pageDocument } from './document.ts'

const frame = {
  template: '<head><title>x</title></head><div id="root"></div>',
  styles: '.page{color:red}',
  later: ['/assets/all-1.css', '/assets/contact-2.js', '/assets/main-3.js'],
  record: ['/assets/session-4.js', '/assets/clock-5.js', '/assets/contact-2.js'],
}
const page = {
  title: 'İletişim',
  description: 'Bize "yaz" & sor',
  body: '<h1>$& Bize yaz</h1>',
  isMissing: false,
}

test('a page carries its own title and description, for search and for previews', () => {
  const html = pageDocument(frame, page)

  expect(html).toContain('<title>İletişim · İngilizce Öğreniyorum</title>')
  expect(html).toContain('<meta property="og:title" content="İletişim · İngilizce Öğreniyorum">')
  for (const key of ['name="description"', 'property="og:description"']) {
    expect(html).toContain(`<meta ${key} content="Bize &quot;yaz&quot; &amp; sor">`)
  }
})

test('a page arrives painted, letter by letter as it was painted', () => {
  expect(pageDocument(frame, page)).toContain('<div id="root"><h1>$& Bize yaz</h1></div>')
})

test('what stands behind the screen is outside of what React takes over', () => {
  const html = pageDocument(frame, { ...page, behind: '<i>x</i>' })

  expect(html).toContain('Bize yaz</h1></div><i>x</i>')
})

test('a page brings the rules of its first frame and asks for nothing before it', () => {
  const html = pageDocument(frame, page)

  expect(html).toContain('<style>.page{color:red}</style>')
  expect(html).not.toMatch(/<link|<script/)
  expect(html).toContain(
    '<meta name="later" content="/assets/all-1.css /assets/contact-2.js /assets/main-3.js">',
  )
})

test('a page names the scripts that keep the record, as far as it does not load them anyway', () => {
  expect(pageDocument(frame, page)).toContain(
    '<meta name="io-record" content="/assets/session-4.js /assets/clock-5.js">',
  )
})

test('only the page for unknown addresses is kept out of search', () => {
  expect(pageDocument(frame, page)).not.toContain('noindex')
  expect(pageDocument(frame, { ...page, isMissing: true })).toContain('content="noindex"')
})

test('a template without a place for the page is refused', () => {
  expect(() => pageDocument({ ...frame, template: '<title>x</title>' }, page)).toThrow(
    'index.html has no',
  )
})

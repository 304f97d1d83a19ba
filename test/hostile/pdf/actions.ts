import { packed, pdfOf, ticket, withAnnotation, withField, withLink } from './build.ts'
import { type Case, cases } from './case.ts'

const uri = '/S /URI /URI (https://example.com/ticket)'
const script = '/S /JavaScript /JS (app.alert\\(1\\))'
const goto = '/S /GoTo /D [3 0 R /Fit]'
const unc = '(\\\\\\\\203.0.113.9\\\\share\\\\a.pdf)'
const honestLink = () => withLink(uri)
const honestField = () => withField('')
const opening = (action: string) => () => pdfOf({ catalog: `/OpenAction << ${action} >>` })
const link = (action: string) => () => withLink(action)

/** An outline with one entry. */
const outline = (entry: string) => () =>
  pdfOf({
    catalog: '/Outlines 12 0 R',
    objects: {
      12: '<< /Type /Outlines /First 13 0 R /Last 13 0 R /Count 1 >>',
      13: `<< /Title (Flight) /Parent 12 0 R ${entry} >>`,
    },
  })

/** Automatic actions: removed when stored, refused in kept files. */
const acting = cases('cleaned', 'document.scripted', [
  ['a script when it opens', opening(script), opening(goto)],
  [
    'a script in escaped names',
    opening('/S /#4a#61vaScript /#4aS (app.alert\\(1\\))'),
    () => pdfOf({ resources: '/ExtGState << /G#53 << /LW 2 >> >>', content: '/GS gs' }),
  ],
  ['a program behind a link', link('/S /Launch /F (cmd.exe)'), honestLink],
  [
    'a rich medium',
    () => withAnnotation('/Subtype /RichMedia /RichMediaContent << >>'),
    () => withAnnotation('/Subtype /Highlight /QuadPoints [20 40 90 40 20 20 90 20]'),
  ],
  [
    'a kind that stands by itself',
    () =>
      withAnnotation('/Subtype /Link /A << /S 12 0 R /F (x) >>', { objects: { 12: '/Launch' } }),
    () =>
      withAnnotation('/Subtype /Link /A << /S 12 0 R /D [3 0 R /Fit] >>', {
        objects: { 12: '/GoTo' },
      }),
  ],
  [
    'scripts by their names',
    () => pdfOf({ catalog: `/Names << /JavaScript << /Names [(a) << ${script} >>] >> >>` }),
    () => pdfOf({ catalog: '/Names << /Dests << /Names [(two) [3 0 R /Fit]] >> >>' }),
  ],
  ['a script when a field changes', () => withField(`/AA << /K << ${script} >> >>`), honestField],
  [
    'a program behind a bookmark',
    outline('/A << /S /Launch /F (a.exe) >>'),
    outline(`/A << ${goto} >>`),
  ],
  [
    'a script in packed objects',
    () => {
      const pdf = ticket({ catalog: '/OpenAction 50 0 R' }).add(
        20,
        packed({ 50: `<< ${script} >>` }),
      )
      return pdf.end(pdf.streamTable(90, { 50: [2, 20, 0] }))
    },
    () => {
      const pdf = ticket({ catalog: '/OpenAction 50 0 R' }).add(20, packed({ 50: `<< ${goto} >>` }))
      return pdf.end(pdf.streamTable(90, { 50: [2, 20, 0] }))
    },
  ],
])

/** Links elsewhere, likewise. */
const leftBehind = cases('cleaned', 'document.scripted', [
  ['another file in the network', link(`/S /GoToR /F ${unc} /D [0 /Fit]`), link(goto)],
  [
    'a form that sends itself',
    () => withField('/A << /S /SubmitForm /F (https://example.com/x) >>'),
    honestField,
  ],
  ['an address when it opens', opening(uri), () => pdfOf({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['printing when it opens', opening('/S /Named /N /Print'), opening(goto)],
  [
    'a script as an address',
    link('/S /URI /URI (javascript:alert\\(1\\))'),
    link('/S /URI /URI (mailto:visa@example.com)'),
  ],
  ['an address without a scheme', link('/S /URI /URI (\\\\\\\\203.0.113.9\\\\a)'), honestLink],
  [
    'a harmless link with more behind it',
    link(`${goto} /Next << /S /SubmitForm /F (https://example.com/x) >>`),
    link(`${goto} /Next << ${goto} >>`),
  ],
  [
    'a chain of actions as a list',
    link(`${goto} /Next [<< ${goto} >> << /S /Named /N /SaveAs >>]`),
    link(`${goto} /Next [<< /S /Named /N /NextPage >>]`),
  ],
])

export const actions: readonly Case[] = [...acting, ...leftBehind]

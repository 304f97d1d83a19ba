import type { ReactNode } from 'react'
import { postalOf } from '#domain/reference/company.ts'
import { directionOf } from '#domain/reference/languages.ts'
import type { Frame } from './frame.ts'
import { Link, Text } from './parts.tsx'
import { darkColours, style, typefaceOf } from './style.ts'
import { layoutTable, Preheader, Section } from './tags.tsx'

/** The logo made of boxes, which needs no image. */
function Logo() {
  return (
    <div>
      <div style={style.sun}>&nbsp;</div>
      <div className="horizon" style={style.horizon}>
        &nbsp;
      </div>
    </div>
  )
}

function Brand({ company, baseUrl }: Pick<Frame, 'company' | 'baseUrl'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} data-skip-in-text="true">
      <tbody>
        <tr>
          <td style={{ ...style.brand, paddingInlineEnd: 12 }}>
            <Logo />
          </td>
          <td style={style.brand}>
            <a
              href={baseUrl}
              className="ink"
              style={style.brandName}
              target="_blank"
              rel="noopener"
            >
              {company.name}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Footer({ frame, stopUrl }: { frame: Frame; stopUrl?: string | undefined }) {
  const { t, company } = frame
  const officialSite = company.officialSite.replace(/^https:\/\//, '')
  return (
    <Section style={style.footer}>
      <p className="quiet" style={style.footnote}>
        <Text>{t('letter.footer.contact', { email: company.email })}</Text>
      </p>
      <p className="quiet" style={style.footnote}>
        {t('letter.footer.private', { company: company.name, officialSite })}
      </p>
      <p className="quiet" style={style.footnote}>
        {postalOf(company)}
      </p>
      {stopUrl && (
        <p className="quiet" style={style.footnote}>
          <Link href={stopUrl}>{t('letter.footer.stop')}</Link>
        </p>
      )}
    </Section>
  )
}

type LayoutProps = {
  frame: Frame
  /** The preview line of inboxes. */
  preview: string
  title: string
  stopUrl?: string
  children: ReactNode
}

/** The layout of every letter. */
export function Layout({ frame, preview, title, stopUrl, children }: LayoutProps) {
  const { language } = frame
  const direction = { lang: language, dir: directionOf(language) }
  return (
    <html {...direction}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkColours}</style>
      </head>
      <body {...direction} className="paper" style={style.page}>
        <table {...layoutTable}>
          <tbody>
            <tr>
              <td {...direction} style={{ ...style.body, ...typefaceOf(language) }}>
                <Preheader>{preview}</Preheader>
                <Section className="paper" style={style.column}>
                  <Brand company={frame.company} baseUrl={frame.baseUrl} />
                  <Section className="surface card" style={style.card}>
                    <h1 className="ink" style={style.heading}>
                      {title}
                    </h1>
                    {children}
                  </Section>
                  <Footer frame={frame} stopUrl={stopUrl} />
                </Section>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

import type { ReactNode } from 'react'
import { Body, Container, Head, Html, Link, Preview, Section, Text } from 'react-email'
import { directionOf } from '#domain/reference/languages.ts'
import type { Frame } from './frame.ts'
import { darkSheet, style, styleOf } from './style.ts'

/** The mark, drawn with boxes: letters show it without loading anything. */
function Mark() {
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
            <Mark />
          </td>
          <td style={style.brand}>
            <Link href={baseUrl} className="ink" style={style.brandName}>
              {company.name}
            </Link>
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
      <Text className="quiet" style={style.footnote}>
        {t('letter.footer.contact', { email: company.email })}
      </Text>
      <Text className="quiet" style={style.footnote}>
        {t('letter.footer.private', { company: company.name, officialSite })}
      </Text>
      <Text className="quiet" style={style.footnote}>
        {`${company.legalName}, ${company.address}`}
      </Text>
      {stopUrl && (
        <Text className="quiet" style={style.footnote}>
          <Link href={stopUrl} className="link" style={style.link}>
            {t('letter.footer.stop')}
          </Link>
        </Text>
      )}
    </Section>
  )
}

type LayoutProps = {
  frame: Frame
  /** The line that inboxes show beside the subject. */
  preview: string
  title: string
  stopUrl?: string
  children: ReactNode
}

/** The sheet that every letter is written on. */
export function Layout({ frame, preview, title, stopUrl, children }: LayoutProps) {
  const direction = directionOf(frame.language)
  return (
    <Html lang={frame.language} dir={direction}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkSheet}</style>
      </Head>
      <Body dir={direction} className="paper" style={{ ...style.body, ...styleOf(frame.language) }}>
        <Preview>{preview}</Preview>
        <Container className="paper" style={style.container}>
          <Brand company={frame.company} baseUrl={frame.baseUrl} />
          <Section className="surface card" style={style.card}>
            <h1 className="ink" style={style.heading}>
              {title}
            </h1>
            {children}
          </Section>
          <Footer frame={frame} stopUrl={stopUrl} />
        </Container>
      </Body>
    </Html>
  )
}

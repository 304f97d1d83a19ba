import { IfStated } from '../ui/IfStated.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { SceneBand } from '../ui/SceneBand.tsx'
import type { LandingProps } from './landing-props.ts'
import { Section } from './Section.tsx'
import { sceneFiles } from './scenes/files.ts'

/** Who we are and are not, from the configuration only. */
export function WhoWeAre({ t, company }: LandingProps) {
  const { registration, taxId } = company
  const facts = [
    [t('legal.contact.legal.company'), company.ownLegalName],
    [t('legal.contact.legal.registration'), registration],
    [t('legal.contact.legal.taxId'), taxId],
    [t('legal.contact.address'), company.address],
    [t('legal.contact.legal.founded'), company.founded],
  ] as const
  return (
    // Without facts it repeats the first view, and the footer that follows it on a phone.
    <div className="max-sm:has-[dl:empty]:hidden">
      <Section id="who" title={t('home.notice.title')}>
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <div>
            <p className="max-w-prose">
              <LinkedText
                text={t('home.notice.text', { company: company.name, official: linkSlot })}
                href={company.officialSite}
                rel="noopener"
              >
                {company.officialHost}
              </LinkedText>
            </p>
            <dl className="mt-5 max-w-3xl divide-y divide-line border-y border-line text-sm empty:hidden">
              {facts.map(([term, fact]) => (
                <IfStated key={term} fact={fact}>
                  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_1fr]">
                    <dt className="text-quiet">{term}</dt>
                    <dd>
                      <bdi>{fact}</bdi>
                    </dd>
                  </div>
                </IfStated>
              ))}
            </dl>
          </div>
          <SceneBand
            path={sceneFiles[2]?.path ?? ''}
            className="rounded-card max-lg:hidden lg:h-full"
          />
        </div>
      </Section>
    </div>
  )
}

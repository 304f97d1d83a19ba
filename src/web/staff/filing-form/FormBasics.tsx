import { Link } from 'react-router'
import { documentTypes } from '#domain/document/document.ts'
import { maxPortalName } from '#domain/document/portal.ts'
import { maxMailbox } from '#domain/filing/form.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { placePath } from '../parts/paths.ts'
import { Section } from '../parts/Section.tsx'

/** What holds for the whole form: the address, where the official fees stand, and what is taken of files. */
export function FormBasics() {
  const t = useTranslate()
  return (
    <>
      <Card className="p-4 sm:p-6">
        <TextField
          name="mailbox"
          label={t('staff.filing.form.mailbox')}
          hint={t('staff.filing.form.mailbox.hint')}
          isName
          readsLtr
          inputMode="email"
          autoComplete="off"
          maxLength={maxMailbox}
        />
      </Card>
      <Section title={t('staff.filing.form.fees')} lead={t('staff.filing.form.fees.lead')}>
        <Link to={placePath('settings/rules')} className="link font-semibold">
          {t('staff.filing.form.fees.rules')}
        </Link>
      </Section>
      <Section title={t('staff.filing.form.files')} lead={t('staff.filing.form.files.lead')}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {(['pictures', 'pdfs'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`staff.filing.form.${name}`)}
              inputMode="numeric"
              readsLtr
              width="short"
              autoComplete="off"
              maxLength={5}
            />
          ))}
        </div>
        <h3 className="mt-6 font-semibold">{t('staff.filing.form.names')}</h3>
        <div className="mt-3 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {documentTypes.map((type) => (
            <TextField
              key={type}
              name={`names.${type}`}
              label={t(`document.type.${type}`)}
              isName
              readsLtr
              autoComplete="off"
              maxLength={maxPortalName}
            />
          ))}
        </div>
      </Section>
    </>
  )
}

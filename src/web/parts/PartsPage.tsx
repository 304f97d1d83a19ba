import { useState } from 'react'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { type IslandProps, PhrasesProvider } from '../i18n/provider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Elements } from '../ui/elements.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { Mark } from '../ui/Mark.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Toasts, useToast } from '../ui/Toasts.tsx'
import { FieldParts } from './FieldParts.tsx'

const looks = ['primary', 'waiting', 'secondary', 'quiet', 'danger'] as const
const tones = ['info', 'success', 'warning', 'error'] as const

function Group({ title, children }: Readonly<{ title: string; children: Elements }>) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return looks.map((look) => (
    <div key={look} className="flex flex-wrap items-center gap-3">
      <Button look={look}>{look}</Button>
      <Button look={look} busy>
        busy
      </Button>
      <Button look={look} disabled>
        disabled
      </Button>
      <ButtonLink look={look} href="#link">
        a link
      </ButtonLink>
      <FileButton look={look} label="A file" accept="image/*" onFiles={() => {}}>
        a file
      </FileButton>
    </div>
  ))
}

function Opening() {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      {(['info', 'success', 'error'] as const).map((tone) => (
        <Button
          key={tone}
          look="secondary"
          onClick={() => toast({ title: `A toast: ${tone}`, tone })}
        >
          {`toast: ${tone}`}
        </Button>
      ))}
      <Button look="secondary" onClick={() => setOpen(true)}>
        a dialog
      </Button>
      {isOpen && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          <p>Some words, and a way out.</p>
        </Dialog>
      )}
    </div>
  )
}

function Messages() {
  return (
    <>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
          With a sentence that says what may be done about it.
        </Notice>
      ))}
      <div className="flex flex-wrap gap-2">
        {(['neutral', ...tones] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <Progress label="How far it is" max={100} value={40} />
      <Skeleton />
      <Card className="p-4">A card with words in it</Card>
      <ErrorSummary
        lines={[{ path: 'wrong.text', text: 'This cannot be right', severity: 'error' }]}
        tries={0}
      />
    </>
  )
}

function Icons() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Mark />
      {Object.entries(icons).map(([name, path]) => (
        <Icon key={name} path={path} label={name} />
      ))}
    </div>
  )
}

/** All components of ui and form, in development only. */
export function PartsPage(island: IslandProps) {
  return (
    <PhrasesProvider {...island}>
      <Toasts regionLabel="Messages" closeLabel="Close">
        <main className="mx-auto grid max-w-6xl gap-14 p-6">
          <nav className="flex gap-6">
            <a href="/parts">left to right</a>
            <a href="/parts/ar">right to left</a>
          </nav>
          <Group title="Buttons">
            <Buttons />
          </Group>
          <Group title="What opens">
            <Opening />
          </Group>
          <Group title="Messages">
            <Messages />
          </Group>
          <Group title="Icons">
            <Icons />
          </Group>
          <Group title="Fields">
            <FieldParts />
          </Group>
        </main>
      </Toasts>
    </PhrasesProvider>
  )
}

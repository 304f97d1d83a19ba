import { Fragment, type ReactNode } from 'react'
import type { Translate } from '#phrases/translate.ts'

/* Each component shows one way to write a text: what is called Loose… has to be found, what is called Held… not. */

type Given = Readonly<{ t: Translate; name: string; count: number; is: boolean; list: string[] }>
type Slot = Readonly<{ is: boolean; children: ReactNode }>

const Box = ({ children }: Readonly<{ children: ReactNode }>) => <div>{children}</div>

export const samples = [
  function HeldAlone({ name }: Given) {
    return <p>{name}</p>
  },
  function HeldInTurn({ name, is }: Given) {
    return <p>{is ? name : <b>none</b>}</p>
  },
  function HeldTemplate({ name }: Given) {
    return <p>{`Hello ${name}!`}</p>
  },
  function HeldStill({ t }: Given) {
    return (
      <p>
        {t('form.retry')} <b>{t('form.network')}</b>
      </p>
    )
  },
  function HeldBesideOthers({ name, is }: Given) {
    return (
      <p>
        <span>{name}</span>
        {is && <b>new</b>}
      </p>
    )
  },
  function HeldInComponent({ name }: Given) {
    return <Box>{name}</Box>
  },
  function HeldCount({ count, is }: Given) {
    return (
      <p>
        {count > 0 && <b>{count}</b>}
        {count && is && <i />}
      </p>
    )
  },
  function LooseInTwo({ name }: Given) {
    return <p>Hello {name}!</p>
  },
  function LooseStillBesideWhatComes({ t, is }: Given) {
    return (
      <p>
        {t('form.retry')}
        {is && <b>new</b>}
      </p>
    )
  },
  function LooseStillBesideComponent({ t }: Given) {
    return (
      <div>
        {t('form.retry')}
        <Box>new</Box>
      </div>
    )
  },
  function LooseBlank({ name, is }: Given) {
    return (
      <p>
        <b>{name}</b> {is && <i>new</i>}
      </p>
    )
  },
  function LooseThatComes({ is }: Given) {
    return (
      <p>
        <b>name</b>
        {is && 'new'}
      </p>
    )
  },
  function LooseInComponent({ t }: Given) {
    return (
      <Box>
        {t('form.retry')}
        <b>new</b>
      </Box>
    )
  },
  function LooseInFragment({ name }: Given) {
    return (
      <Fragment key={name}>
        {name}
        <b>new</b>
      </Fragment>
    )
  },
  function LooseInList({ list }: Given) {
    return <p>{list.map((each) => each)}</p>
  },
  function LooseSlot({ is, children }: Slot) {
    return (
      <p>
        {is && <b>new</b>}
        {children}
      </p>
    )
  },
  function LooseReturned({ name, is }: Given) {
    return is ? name : <b>none</b>
  },
  function LooseChildren({ children }: Slot) {
    return children
  },
]

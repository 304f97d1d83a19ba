/** The only stylesheet, inlined; the Content-Security-Policy has its hash. */
export const style = `
:root { color-scheme: light; --ink: #111b21; --quiet: #54656f; --line: #d5dbdf; --action: #0b5a68; --clay: #a82c1c; }
* { box-sizing: border-box; }
html, body { height: 100%; }
body {
  display: grid; grid-template: auto 1fr / minmax(0, 1fr); margin: 0; background: #eef3f4; color: var(--ink);
  font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
p, h1, h2, ol, ul { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.0625rem; margin-bottom: 12px; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
main { min-height: 0; }
.test { padding: 6px 16px; background: #ffe9b8; color: #4a3500; font-size: .875rem; font-weight: 600; text-align: center; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.fault { color: var(--clay); font-weight: 600; font-size: .9375rem; }

.home { display: grid; gap: 16px; max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
main > .card { max-width: 560px; margin: 24px auto; }
.take { display: grid; gap: 16px; }
.templates { margin-top: 12px; }
label { font-weight: 600; }
#number-hint { color: var(--quiet); font-size: .875rem; }
.take input, .take select, .whose input {
  width: 100%; min-height: 48px; margin-top: 4px; padding: 0 14px; border: 1px solid #7d929a; border-radius: 10px; background: #fff;
}
.take input[aria-invalid] { border: 2px solid var(--clay); }
.take button, .templates button, .whose button {
  min-height: 48px; padding: 0 20px; border: 1px solid var(--action); border-radius: 10px; background: var(--action); color: #fff; font-weight: 650;
}
.templates button { min-height: 44px; background: transparent; color: var(--action); }
.home a { color: var(--action); }
.phones li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; padding: 4px 0; border-top: 1px solid var(--line); }
.phones span { flex: 1 1 240px; overflow-wrap: anywhere; }
.phones a { padding: 10px 0; }
.templates li { display: grid; gap: 4px; padding: 12px 0; border-top: 1px solid var(--line); font-size: .9375rem; overflow-wrap: anywhere; }
.templates li > p:first-child { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }

.phone { display: flex; flex-direction: column; height: 100%; background: var(--wall); }
.whatsapp { --head: #075e54; --on-head: #fff; --wall: #efeae2; --own: #d9fdd3; --on-own: var(--ink); --theirs: #fff; --foot: #54656f; --link: #0a6ea8; --send: #008069; }
.telegram { --head: #426d8f; --on-head: #fff; --wall: #cfdfe9; --own: #e7fbd5; --on-own: var(--ink); --theirs: #fff; --foot: #4f5f69; --link: #1a6aa3; --send: #2a75ad; }
.sms { --head: #f6f6f8; --on-head: #111; --wall: #fff; --own: #1b6fe0; --on-own: #fff; --theirs: #e9e9eb; --foot: #55555a; --link: #0b57b0; --send: #1b6fe0; }
.phone nav { display: flex; background: #1c2226; }
.phone nav a { flex: 1; padding: 11px 4px; color: #dfe5e8; text-align: center; text-decoration: none; font-size: .875rem; font-weight: 600; }
.phone nav a[aria-current] { color: #fff; box-shadow: inset 0 -3px #fff; }
.phone header { display: flex; align-items: center; gap: 10px; padding: 6px 4px; background: var(--head); color: var(--on-head); }
.phone header a { color: inherit; text-decoration: none; }
.back { width: 44px; height: 44px; font-size: 2rem; line-height: 38px; text-align: center; }
.face { flex: none; width: 40px; height: 40px; border-radius: 50%; background: #ffffff; color: #075e54; font-weight: 700; line-height: 40px; text-align: center; }
.sms .face { background: #8e8e93; color: #fff; }
.who { flex: 1; min-width: 0; }
.who h1 { font-size: 1.0625rem; }
.who h1, .who p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.who p { font-size: .8125rem; }
details { position: relative; }
summary { display: grid; place-items: center; width: 44px; height: 44px; font-size: 1.375rem; font-weight: 700; list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
.menu { position: absolute; z-index: 1; inset-inline-end: 4px; top: 44px; width: 200px; padding: 6px 0; border-radius: 10px; background: #fff; box-shadow: 0 6px 24px #0005; }
.menu button { display: block; width: 100%; min-height: 44px; padding: 0 16px; border: 0; background: none; color: var(--ink); text-align: start; }
.menu button:hover { background: #f0f2f3; }
.standing { padding: 6px 12px; background: #fff6dc; color: #4a3500; font-size: .8125rem; text-align: center; }

.chat { flex: 1; min-height: 0; overflow-y: auto; padding: 12px; }
.chat ol { display: grid; gap: 6px; }
.chat li { display: flex; }
.chat li.person { justify-content: end; }
.bubble { min-width: 88px; max-width: 82%; padding: 7px 10px 5px; border-radius: 12px; background: var(--theirs); box-shadow: 0 1px 1px #0000001f; overflow-wrap: anywhere; }
.sms .bubble { border-radius: 18px; box-shadow: none; }
.person .bubble { background: var(--own); color: var(--on-own); }
.business .bubble { border-start-start-radius: 2px; }
.person .bubble { border-start-end-radius: 2px; }
.text { white-space: pre-wrap; }
.text a { color: var(--link); }
.person .text a { color: inherit; }
.bubble img { display: block; width: 240px; max-width: 100%; height: 220px; margin-bottom: 4px; border-radius: 8px; object-fit: cover; }
.file { padding: 10px 12px; margin-bottom: 4px; border-radius: 8px; background: #0000000f; font-weight: 600; }
.bubble blockquote { margin: 0 0 4px; padding: 4px 8px; border-inline-start: 3px solid currentColor; border-radius: 4px; background: #0000000f; font-size: .875rem; }
.foot { display: flex; align-items: center; justify-content: end; gap: 6px; color: var(--foot); font-size: .75rem; }
.person .foot { color: inherit; }
.foot a { margin-inline-end: auto; padding: 6px 8px 6px 0; color: var(--link); }
.foot svg { width: 17px; height: 12px; }

.whose { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 8px; padding: 8px; background: #fff; border-top: 1px solid var(--line); font-size: .9375rem; }
.whose input { min-height: 44px; margin: 0; min-width: 0; }
.whose button { min-height: 44px; padding: 0 14px; background: #fff; color: var(--action); }
.composer { display: grid; grid-template-columns: auto 1fr auto; align-items: end; gap: 6px; padding: 8px; }
.composer > p { grid-column: 1 / -1; padding: 6px 10px; border-radius: 8px; background: #fff; font-size: .875rem; overflow-wrap: anywhere; }
.composer > p:empty { display: none; }
.quoted { display: flex; justify-content: space-between; gap: 12px; border-inline-start: 3px solid var(--send); }
.quoted a { flex: none; color: var(--link); }
.composer textarea {
  grid-column: 2; min-height: 44px; max-height: 132px; padding: 9px 14px; border: 1px solid var(--line); border-radius: 22px;
  background: #fff; resize: none; field-sizing: content;
}
.composer button { grid-column: 3; display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: var(--send); color: #fff; }
.composer button svg { width: 20px; height: 20px; }
.attach { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; color: var(--foot); cursor: pointer; }
.attach input { position: absolute; width: 1px; height: 1px; opacity: 0; }
.attach svg { width: 24px; height: 24px; }
.attach:focus-within { outline: 3px solid var(--action); }
.start { display: grid; gap: 8px; padding: 12px; background: #fff; text-align: center; font-size: .9375rem; }
.start button { min-height: 48px; border: 0; border-radius: 10px; background: var(--send); color: #fff; font-weight: 700; letter-spacing: .04em; }

@media (min-width: 600px) and (min-height: 500px) {
  main:has(.phone) { display: grid; place-items: center; padding: 20px; }
  .phone { width: 400px; height: min(100%, 820px); border: 10px solid #1c2226; border-radius: 40px; overflow: hidden; }
}
`

/** The only stylesheet, inlined; the Content-Security-Policy has its hash. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #eef3f4; --surface: #fff; --ink: #14232a; --quiet: #51636b; --line: #c9d6da;
  --field: #7d929a; --action: #0b5a68; --on-action: #fff; --clay: #a82c1c; --clay-soft: #fdf0ed;
  --test: #ffe9b8; --on-test: #4a3500;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e1518; --surface: #172024; --ink: #e9f0f2; --quiet: #a5b5bb; --line: #2b383e;
    --field: #71868e; --action: #6cc9d6; --on-action: #06252b; --clay: #ff9c8c; --clay-soft: #2b1a17;
    --test: #3d3010; --on-test: #ffe4a3;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
.test { margin: 0; padding: 8px 16px; text-wrap: balance; font-size: .9375rem; background: var(--test); color: var(--on-test); text-align: center; font-weight: 600; }
.page { max-width: 928px; margin: 0 auto; padding: 0 16px 64px; }
.bank { display: flex; align-items: center; gap: 10px; max-width: 928px; margin: 0 auto; padding: 20px 16px; font-weight: 650; letter-spacing: .01em; }
.bank svg { width: 28px; height: 28px; color: var(--action); }
.columns { display: grid; gap: 16px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
.narrow { max-width: 560px; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; }
h2 { margin: 0 0 8px; font-size: 1rem; }
p { margin: 0 0 16px; }
.quiet { color: var(--quiet); }
.order { margin: 0; display: grid; gap: 16px; }
.order dt { color: var(--quiet); font-size: .875rem; }
.order dd { margin: 0; overflow-wrap: anywhere; }
.order .total { font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 20px; }
.pair { display: grid; gap: 20px; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
label + .hint { margin-top: -6px; }
.hint { margin: 0 0 6px; color: var(--quiet); font-size: .875rem; }
.fault { margin: 6px 0 0; color: var(--clay); font-size: .9375rem; font-weight: 600; }
.fault::before { content: '! '; }
input, select {
  width: 100%; height: 48px; padding: 0 14px; border: 1px solid var(--field); border-radius: 10px;
  background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums;
}
select { padding-inline-end: 8px; }
input[aria-invalid] { border: 2px solid var(--clay); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.summary { border: 2px solid var(--clay); border-radius: 10px; background: var(--clay-soft); padding: 16px; margin: 0 0 20px; }
.summary h2 { color: var(--clay); }
.summary p { margin: 0; }
.buttons { display: grid; gap: 12px; margin-top: 4px; }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 11px 20px; border-radius: 10px; font: inherit;
  font-weight: 650; text-align: center; text-decoration: none; cursor: pointer;
  border: 1px solid var(--action); background: var(--action); color: var(--on-action);
}
.standing { margin-bottom: 24px; }
.again { margin: 24px 0 0; }
a { color: var(--action); }
button.plain { background: transparent; color: var(--action); }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { padding: 8px 0; border-top: 1px solid var(--line); text-align: start; font-weight: 400; vertical-align: top; }
th { white-space: nowrap; padding-inline-end: 16px; font-variant-numeric: tabular-nums; }
@media (min-width: 480px) { .pair { grid-template-columns: 1fr 1fr; align-items: end; } }
@media (min-width: 860px) {
  .columns { gap: 24px; grid-template: 'form order' auto 'form tests' 1fr / 1fr 360px; align-items: start; }
  .form { grid-area: form; }
  .total-card { grid-area: order; }
  .tests { grid-area: tests; }
  .card { padding: 32px; }
  .bank { padding-block: 36px 28px; }
  .buttons { grid-template-columns: 2fr 1fr; }
}
@media (prefers-reduced-motion: no-preference) { button { transition: filter .15s; } button:hover { filter: brightness(1.08); } }
`

/** The report's style: one column, the system's typeface, light or dark to match the reader's system. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --page: #fff; --card: #f5f7f9; --line: #d3d9df;
  --c1: #2f6fde; --c2: #d9562b; --c3: #1d8a5b; --c4: #b8860b; --c5: #8a4fbf; --c6: #55616e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8ecf0; --soft: #a3adb8; --page: #12161b; --card: #1c222a; --line: #38414c;
    --c1: #6fa3ff; --c2: #ff8a63; --c3: #4fc794; --c4: #e2b84d; --c5: #be91ea; --c6: #94a3b3; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 960px; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 16px 0 4px; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 4px; }
h3 { font-size: 1rem; margin: 20px 0 4px; }
section { border-top: 1px solid var(--line); padding: 24px 0 8px; }
p { margin: 0 0 8px; max-width: 75ch; }
.answer { font-size: 1.05rem; }
.source, figcaption, .note { color: var(--soft); font-size: 0.85rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(116px, 1fr)); gap: 12px; margin: 16px 0; padding: 0; list-style: none; }
.figures li { background: var(--card); border-radius: 8px; padding: 12px; }
.figures b { display: block; font-size: 1.3rem; font-variant-numeric: tabular-nums; }
.figures span { display: block; font-size: 0.85rem; color: var(--soft); }
nav ul { columns: 2 260px; padding-left: 20px; margin: 8px 0 16px; }
a { color: var(--c1); }
figure { margin: 12px 0; overflow-x: auto; }
figure svg { display: block; max-width: 100%; height: auto; }
.narrow { display: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; vertical-align: bottom; }
th { font-weight: 600; color: var(--soft); white-space: normal; }
th.text, td.text { text-align: left; }
summary { cursor: pointer; margin: 16px 0 4px; font-weight: 600; }
label { display: inline-flex; gap: 8px; align-items: center; padding: 8px 12px; background: var(--card); border-radius: 8px; }
input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--c1); }
body:has(#affiliate:checked) .without, body:not(:has(#affiliate:checked)) .with { display: none; }
@media (max-width: 760px) { .wide { display: none; } .narrow { display: block; } td.text { white-space: normal; min-width: 11ch; } h1 { font-size: 1.35rem; } }
@media print { details > * { display: block; } nav { display: none; } }
`;

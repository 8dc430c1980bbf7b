import { html, Markup } from '#functions/domain/request/markup.ts';
import { dollarText, shareOf } from '#tools/cost/output/money.ts';
import {
  cellText,
  countText,
  headingText,
  percentText,
  type Section,
  type Table,
} from '#tools/cost/output/section.ts';
import { totalOf } from '../charges.ts';
import { periodText } from '../period.ts';
import type { ReportInput } from '../report-input.ts';
import { fixedCost } from '../sections/fixed.ts';
import { wasteOf } from '../sections/waste.ts';
import { sourceOf } from '../source.ts';
import { meanVideo, videosOf } from '../videos.ts';
import { figureOf } from './draw.ts';

/** The report's style: one column, the system's typeface, light or dark to match the reader's system. */
const STYLE = `
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

/** Longer tables are collapsed. The page cuts off very long ones, but the CSV file has all rows. */
const OPEN_ROWS = 14;
const PAGE_ROWS = 60;

const tableMarkup = (table: Table): Markup => {
  const { columns, rows, name, title } = table;
  const shown = rows.slice(0, PAGE_ROWS);
  const body = html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col" class="${column.kind}">${headingText(column)}</th>`)}</tr></thead>
<tbody>${shown.map(
    (row) =>
      html`<tr>${columns.map(({ kind }, index) => html`<td class="${kind}">${cellText(row[index], kind)}</td>`)}</tr>
`,
  )}</tbody></table></div>
${rows.length > PAGE_ROWS ? html`<p class="note">${PAGE_ROWS} of ${countText(rows.length)} rows; ${name}.csv has all of them.</p>` : ''}`;
  if (rows.length === 0) return html`<p class="note">${title}: no data.</p>`;
  return rows.length > OPEN_ROWS
    ? html`<details class="${table.variant ?? 'always'}"><summary>${title} (${countText(rows.length)} rows)</summary>${body}</details>`
    : html`<div class="${table.variant ?? 'always'}"><h3>${title}</h3>${body}</div>`;
};

const sectionMarkup = async (section: Section, affiliate: boolean): Promise<Markup> => {
  const { id, title, answer, source, pictures = [], tables, notes = [] } = section;
  const figures = await Promise.all(pictures.map(figureOf));
  const hasSwitch = tables.some(({ variant }) => variant !== undefined);
  const box = new Markup(`<input type="checkbox" id="affiliate"${affiliate ? ' checked' : ''}>`);
  return html`<section id="${id}"><h2>${title}</h2>
<p class="answer">${answer}</p>
<p class="source">${source}</p>
${hasSwitch ? html`<p><label>${box} include 30 % of every payment for an affiliate</label></p>` : ''}
${figures}
${tables.map(tableMarkup)}
${notes.map((note) => html`<p class="note">${note}</p>`)}
</section>
`;
};

const figuresMarkup = (input: ReportInput): Markup => {
  const { running: costs } = input;
  const whole = totalOf(costs);
  const requests = costs.filter(({ isRoute }) => isRoute);
  const videos = videosOf(costs);
  const finished = videos.filter(({ isFinished }) => isFinished).length;
  const waste = totalOf([...wasteOf(costs).values()].flat());
  const figures = [
    { value: dollarText(whole), name: 'variable cost' },
    { value: dollarText(totalOf(input.costs) - whole), name: 'payment fees' },
    { value: dollarText(fixedCost(input)), name: 'fixed cost' },
    { value: countText(requests.length), name: 'requests' },
    { value: countText(finished), name: 'videos finished' },
    { value: dollarText(meanVideo(videos)), name: 'per finished video, including failures' },
    { value: percentText(shareOf(waste, whole)), name: 'of usage cost spent on failures' },
  ];
  return html`<ul class="figures">${figures.map(({ value, name }) => html`<li><b>${value}</b><span>${name}</span></li>`)}</ul>`;
};

/** The report as a single page without scripts or external files. */
export const pageOf = async (input: ReportInput, sections: readonly Section[]): Promise<string> => {
  const title = `Veilcast costs, stage ${input.stage}, ${periodText(input.period)}`;
  const parts = await Promise.all(sections.map((section) => sectionMarkup(section, input.affiliate)));
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${new Markup(STYLE)}</style></head>
<body><main><h1>${title}</h1>
<p class="source">${sourceOf(input)} Made ${input.made.toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>
${figuresMarkup(input)}
<nav aria-label="Questions"><ul>${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${parts}</main></body></html>
`.text;
};

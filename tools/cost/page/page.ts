import { html, Markup } from '#functions/domain/markup/markup.ts';
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
import { STYLE } from './style.ts';

/** Longer tables are folded; the page cuts very long ones, the CSV has all rows. */
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

/** The report as one page without scripts or external files. */
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

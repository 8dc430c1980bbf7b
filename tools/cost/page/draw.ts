import * as vega from 'vega';
import { type Config, compile } from 'vega-lite';
import { html, Markup } from '#functions/domain/request/markup.ts';
import type { Picture } from '#tools/cost/output/section.ts';

/** In pixels. Each picture is drawn for a desktop and for a phone, and the page shows the one that fits. */
const WIDTHS = { wide: 900, narrow: 326 } as const;
/** The library warns when the height depends on the rows, but here that is intended. */
const QUIET = { logger: vega.logger(vega.Error) };
const FONT = 'system-ui, sans-serif';
const FONT_PX = 12;
/** The width of a letter in the system's fonts, relative to the font size; there is no browser here to measure it. */
const LETTER_WIDTH = 0.56;
const LABEL_PX = { wide: 260, narrow: 150 } as const;

vega.textMetrics.width = ({ fontSize = FONT_PX }, text) => text.length * fontSize * LETTER_WIDTH;

/** Uses the page's colours, so that pictures match its light or dark theme. */
const configOf = (labelLimit: number): Config => ({
  autosize: { type: 'fit-x', contains: 'padding' },
  background: 'transparent',
  font: FONT,
  view: { stroke: null },
  axis: {
    labelColor: 'var(--text)',
    titleColor: 'var(--soft)',
    gridColor: 'var(--line)',
    domainColor: 'var(--line)',
    tickColor: 'var(--line)',
    labelFontSize: FONT_PX,
    titleFontSize: FONT_PX,
    titleFontWeight: 'normal',
    labelLimit,
  },
  legend: { labelColor: 'var(--text)', labelFontSize: FONT_PX, labelLimit: 0 },
});

const svgOf = async (picture: Picture, size: keyof typeof WIDTHS): Promise<Markup> => {
  const { spec } = compile({ ...picture.draw(WIDTHS[size]), config: configOf(LABEL_PX[size]) }, QUIET);
  const view = new vega.View(vega.parse(spec), { renderer: 'none' });
  return new Markup(await view.toSVG());
};

/** A picture as inline SVG at both widths. The title says what the picture shows; the numbers are in its table. */
export const figureOf = async (picture: Picture): Promise<Markup> => {
  const [wide, narrow] = await Promise.all([svgOf(picture, 'wide'), svgOf(picture, 'narrow')]);
  return html`<figure class="${picture.variant ?? 'always'}">
<figcaption>${picture.title}</figcaption>
<div class="wide" role="img" aria-label="${picture.title}">${wide}</div>
<div class="narrow" role="img" aria-label="${picture.title}">${narrow}</div>
</figure>`;
};

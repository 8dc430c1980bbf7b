/* What a page or a network puts around people’s posts: who posted when, thread numbers, likes. */

import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';

/** “{{< figure src="clock.jpg" >}}” from Hugo, “{% include map.html %}” from Jekyll. */
const SHORTCODES = /\{\{[<%][^{}\n]{0,400}[%>]\}\}|\{%[^{}\n]{0,400}%\}/gu;
/** The lines of a table of contents, and its heading. */
const CONTENTS =
  /^(?:[#*_ \t]{0,8}(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des matières|índice|contenido|tabla de contenidos)[*_: \t]{0,6}\n\s*(?=(?:[-*+•]|\d{1,2}[.)])[ \t]+\[[^[\]\n]{1,100}\]\(#))?[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+\[[^[\]\n]{1,100}\]\(#[^()\n]{0,100}\)[ \t]*\n?/gimu;

const HANDLE = String.raw`@[A-Za-z\d_]{2,15}`;
/** Who posted something, and when, on separate lines or side by side. */
const POSTED = new RegExp(
  String.raw`^[^\n]{1,50}\n${HANDLE}[ \t]*\n·[ \t]*\n[^\n]{1,20}(?:\n|$)|^[^\n@]{1,50} ${HANDLE}[ \t]?·[ \t]?[^\n]{1,20}(?:\n|$)`,
  'gmu',
);
/** The same lines, at the start of a post that ends with its view and like counts. */
const POSTED_ABOVE = new RegExp(String.raw`^[^\n.!?]{1,50}\n${HANDLE}[ \t]*\n`, 'u');
const LIKES =
  anyOf(`upvotes?|comments?|kommentare?|commentaires?|comentarios?|reposts?|retweets?|likes?|quotes?|quote tweets|bookmarks?|views?|replies|shares?|me gusta|citas|respuestas|guardados|
visualizaciones|j[’']aime|vues|citations|réponses|signets|partages|gefällt mir|aufrufe|zitate|antworten|lesezeichen`);
/** “1.2K⏎Reposts” */
const LIKED = new RegExp(String.raw`^[\d.,]{1,10}[ \t]?[KMB]?[ \t]*\n${LIKES}[ \t]*(?:\n|$)`, 'gimu');
/** “9:41 AM · Mar 3, 2025 · 1.2M Views” */
const SEEN = new RegExp(
  String.raw`^\d{1,2}:\d{2}[^\n·]{0,6} · [^\n·]{4,20} · [\d.,]{1,10}[KMB]? ${LIKES}[ \t]*$`,
  'gimu',
);

/** “4.7k upvotes” on a line of its own, and the buttons below it. */
const VOTED = new RegExp(
  String.raw`^[ \t]*[\d.,]{1,10}[ \t]?[KMk]?[ \t]${LIKES}[ \t]*$(?:\n(?:Share|Save|Reply|Award|Report|Teilen|Speichern|Partager|Enregistrer|Compartir|Guardar)[ \t]*$)*`,
  'gimu',
);
/** What a newsletter says about itself. */
const NEWSLETTER = new RegExp(
  String.raw`^(?:[^\n]{0,40}(?:view|open|read|see) (?:this |it )?(?:e-?mail |newsletter )?(?:in|on) (?:your|the|a) (?:browser|web)|(?:if|falls|wenn|si) [^\n]{0,30}(?:e-?mail|newsletter|correo)[^\n]{0,60}(?:browser|online|en ligne|navega|en línea)|(?:you(?:[’']re| are) receiving|sie erhalten|du erhältst|vous recevez|recibes|has recibido) (?:this|diese|diesen|cet|cette|este) (?:e-?mail|newsletter|correo|message|mensaje))[^\n]*$`,
  'gimu',
);
/** “Page 14 of 96”. In a text with such lines, repeated lines are page headers. */
const PAGE = /^[ \t]*(?:page|seite|página)[ \t]\d{1,4}(?:[ \t](?:of|von|sur|de|\/)[ \t]\d{1,4})?[ \t]*$/gimu;
const NOTES_ABOVE =
  /^[ \t]*(?:speaker notes|presenter notes|sprechernotizen|notizen|notes (?:du présentateur|de l[’']orateur)|notas del (?:orador|presentador))[ \t]*:[ \t]*\n/gimu;
const DOTS = /^[ \t]*[.•·⠀][ \t]*$/gmu;
const CREDITED = /^[ \t]*(?:📸|📷|🎥|📹)\uFE0F?[ \t]*:?[ \t]*@[\w.]{2,30}[ \t]*$/gmu;

/** The pages of a document without their numbers and headers. */
const withoutPages = (text: string, taking: Taking): string => {
  const pages = text.match(PAGE) ?? [];
  // “Page 3” alone may be spoken.
  if (pages.length < FEWEST_POSTS && !pages.some((page) => /\d\D+\d/u.test(page))) return text;
  const lines = taking.drop(text, PAGE, 'header').split('\n');
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  const isHead = (line: string): boolean =>
    line.trim() !== '' && (times.get(line) ?? 0) > 1 && !/[.!?…]["”»)]?\s*$/u.test(line);
  return lines.filter((line) => !isHead(line) || taking.take('header') !== '').join('\n');
};

const COUNT = String.raw`(?<number>\d{1,2})\/(?<total>\d{1,2})`;
/** “3/5” on its own line, or “(3/5)” before or after the words of a line. */
const COUNTS = new RegExp(
  [
    String.raw`^[ \t]*[([]?${COUNT}[)\]]?[ \t]*(?:\n|$)`,
    String.raw`^[ \t]*[([]${COUNT}[)\]][ \t]+(?=\S)`,
    String.raw`[ \t]+[([]${COUNT}[)\]][ \t]*$`,
  ]
    .map((count, at) =>
      count.replaceAll('?<number>', `?<number${at}>`).replaceAll('?<total>', `?<total${at}>`),
    )
    .join('|'),
  'gmu',
);
const FEWEST_POSTS = 2;

const SPOOL_BEFORE = /^🧵\uFE0F?[ \t]*/gmu;
const SPOOL_AFTER = /(?<![👇⬇🔽 \t]|\uFE0F)[ \t]*(?:[👇⬇🔽]\uFE0F?)*🧵\uFE0F?(?:[👇⬇🔽]\uFE0F?)*[ \t]*$/gmu;
const END =
  /^[^\p{L}\n]{0,4}(?:end of (?:the |this )?thread|(?:ende (?:des )?|thread-?)(?:threads?|ende)|fin du (?:thread|fil)|fin del hilo)(?=[.!):]|[ \t]*$)[^\n]{0,200}$/gimu;

/** A thread without its post numbers, such as “3/5”, which all have the same total. */
const uncounted = (text: string, taking: Taking): string => {
  const counts = Array.from(text.matchAll(COUNTS), ({ 0: mark, groups = {} }) => {
    const at = [0, 1, 2].find((form) => groups[`number${form}`] !== undefined) ?? 0;
    return {
      isBracketed: /[()[\]]/u.test(mark),
      number: Number(groups[`number${at}`]),
      total: Number(groups[`total${at}`]),
    };
  });
  const [first] = counts;
  const last = counts.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    counts.length < FEWEST_POSTS ||
    first.number > FEWEST_POSTS
  )
    return text;
  const isCounted = counts.every(
    ({ number, total }, at) => number === first.number + at && total === first.total,
  );
  // Dates may look like this, too: “1/12”, “2/12”.
  const isWhole = last.number === last.total || (last.isBracketed && last.number < last.total);
  return isCounted && isWhole ? taking.drop(text, COUNTS, 'label') : text;
};

/** A text without what a page adds around it. */
export const post = (text: string, taking: Taking): string => {
  const paged = withoutPages(text, taking);
  const several = [NOTES_ABOVE, DOTS].filter((mark) => (paged.match(mark)?.length ?? 0) >= FEWEST_POSTS);
  const bare = [SHORTCODES, NEWSLETTER, CREDITED, VOTED, ...several].reduce(
    (rest, mark) => taking.drop(rest, mark, 'note'),
    paged,
  );
  const links = bare.match(CONTENTS)?.length ?? 0;
  const body = links > 1 ? taking.drop(bare, CONTENTS, 'heading') : bare;
  const counted = [LIKED, SEEN].reduce((rest, count) => taking.drop(rest, count, 'header'), body);
  const posted = taking.drop(
    counted,
    counted === body || POSTED.test(counted) ? POSTED : POSTED_ABOVE,
    'header',
  );
  const spooled = [SPOOL_BEFORE, SPOOL_AFTER, END].reduce(
    (rest, end) => taking.drop(rest, end, 'note'),
    posted,
  );
  return uncounted(spooled, taking).trim();
};

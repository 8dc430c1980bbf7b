/* What a chatbot says around the script that it was asked for. */

import type { Taking } from '../taken.ts';
import { anyOf } from './any-of.ts';

/** The question above the answer, “You said: … ChatGPT said: …”, and the model’s thinking before it. */
const QUESTION =
  /^(?:you said|du hast gesagt|vous avez dit|tu as dit|dijiste|has dicho)\s?:[\s\S]*?\n\p{L}+ (?:said|hat gesagt|sagte|a dit|dijo|ha dicho)\s?:[ \t]*\n/iu;
/** “User: … Assistant: Here are three lines:” */
const ROLES =
  /^(?:human|user|prompt|me)\s?:[\s\S]*?\n(?:assistant|ai|claude|chatgpt|gpt|gemini|bot)\s?:\s*(?:[^\n]*:\n\s*\n)?/iu;
const THOUGHT = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/giu;

const YES =
  anyOf(String.raw`sure|certainly|selbstverständlich|desde luego|of course|absolutely|great|perfect|okay|ok|got it|with pleasure|
no problem|claro|por supuesto|perfecto|con (?:mucho )?gusto|de acuerdo|vale|bien sûr|parfait|avec plaisir|
volontiers|d[’']accord|(?:sehr )?gerne?|natürlich|klar|alles klar|perfekt|mit vergnügen`);
/** A script may start with “Here’s the truth about that video”, but not with “here’s the script”. */
const HERE_WORDS = 'here|below|aquí|a continuación|voici|voilà|ci-dessous|hier|nachfolgend';
const THE = 'the|what|why|how|die|der|das|was|wie|warum|le|la|les|ce|comment|pourquoi|el|los|las|lo|cómo';
const ENDS = 'ends?|begins?|starts?|endet|beginnt|fängt|hört|finit|commence|termina|empieza|acaba|comienza';
const THE_WORKS = String.raw`scripts?|skripte?|scenes|szenen|scènes|escenas|\p{L}*text|texte|texto|voice-?over|captions|subtitles|untertitel|sous-titres|subtítulos|draft|entwurf|storyboard|version|versión|fassung|guion|voix|voz|narration|narración|locución`;
const HERE = String.raw`(?:${HERE_WORDS})(?!(?:[’']s| is| are| ist| sind| tienes| está| van?| te dejo) (?:${THE}) (?!(?:\S+ ){0,2}(?:${THE_WORKS})))(?! (?:${ENDS})(?!\p{L}))`;
const WORKS =
  anyOf(String.raw`scripts?|video|vidéo|version|story|storyboard|scenes|narration|voice-?over|draft|subtitles|captions|skripte?|
\p{L}*text|untertitel|szenen|guion|texte?|texto|escenas|voz|voix|scènes|sous-titres|subtítulos|tiktok|reel|
quick one|short one|table|tabelle|tableau|tabla|proposition|vorschlag|propuesta`);
/** “This is a great topic!”, “Love this idea!” */
const PRAISE =
  anyOf(String.raw`(?:wow,? |oh,? |ooh,? )?(?:(?:i )?(?:absolutely |really )?love (?:this|that|the|your)(?: \p{L}+)?|(?:(?:this|that|it)(?:[’']s| is| sounds like| makes)(?: such)? |what )?(?:an? )?(?:really |very )?(?:great|fantastic|excellent|awesome|fascinating|wonderful|amazing|interesting|perfect|brilliant|nice|cool|fun|super|good|powerful|strong|solid))
\s(?:idea|topic|subject|concept|theme|premise|choice|question|angle|prompt)|
(?:das ist |was für )?(?:eine? )?(?:wirklich |sehr |echt |richtig )?(?:tolle|super|gute|spannende|schöne|klasse|coole|starke|großartige|geniale|interessante|faszinierende|witzige)[srn]? (?:\p{L}*idee|thema|konzept|frage|ansatz|wahl)|
(?:c[’']est (?:une? )?|quel(?:le)? |voilà une? )?(?:très |vraiment )?(?:excellente?|super|belle|beau|bonne?|géniale?|chouette|fascinante?|passionnante?) (?:idée|sujet|thème|concept|choix|question)|
(?:c[’']est un |quel )?(?:sujet|thème) (?:génial|passionnant|fascinant|intéressant)|
(?:(?:es|me parece) una? |qué )?(?:muy )?(?:excelente|gran|buena?|genial|fantástic[oa]|fascinante|interesante|estupend[oa]) (?:idea|tema|concepto|elección|pregunta)|
(?:qué )?(?:idea|tema) (?:tan )?(?:genial|fascinante|interesante)|me encanta (?:la|el|esta?|este|tu) (?:idea|tema|concepto)`);
const STRUCTURES = anyOf('structure|struktur|aufbau|gliederung|estructura|outline|breakdown|concept|konzept');
const PICTURED = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]`;
/** “Sure! Here’s a 30-second script:”, “Here is your story:”. A script may start “Here is the story of …”. */
const ANSWERED = new RegExp(
  String.raw`^[¡¿]?(?:${PRAISE}(?!\p{L})(?: (?:for|to|about|für|zu|über|pour|de|sur|d[’']|para|sobre)(?: [^.!?\n]{1,50})?)?\s?(?:[!.:…—–]|${PICTURED})[^\n]*(?<!\p{L})(?:${HERE})(?!\p{L})[^\n]*(?<!\p{L})(?:${WORKS}|${STRUCTURES})(?!\p{L})[^\n]*|${YES}(?: \p{L}+)?(?: \p{L}+)?\s?(?:[!,.:…—–]|${PICTURED})[^\n]*(?<!\p{L})(?:${HERE})(?!\p{L})(?:[^\n]*(?<!\p{L})${WORKS}(?!\p{L})[^\n]*|[^\n]*(?<!\p{L})(?:your?|dein\p{L}*|dich|ihre?n?|ton|ta|tes|toi|votre|vos|vous|tus?|ti|su)(?!\p{L})[^\n]*:\s*(?=\n\s*\n))|(?:${HERE})(?!\p{L})[^\n]*(?<!\p{L})${WORKS}(?!\p{L})[^\n]*:\s*)(?:\n|$)`,
  'iu',
);
/** “I’ll write this in a calm tone, since …”, above a heading or a divider. */
const REMARKED = new RegExp(
  String.raw`^(?:I(?:[’']ll| will|[’']ve| have|[’']m going to) (?:write|written|keep|kept|make|made|aim|go|gone)|ich (?:schreibe|halte|habe|werde)|je (?:vais|l[’']ai|l[’']écris|garde|reste)|j[’']ai|(?:lo|la) (?:escribo|escribiré|he|mantengo)|(?:voy a|he) (?:escribir|escrito|mantener|mantenido)(?:lo)?)(?!\p{L})[^\n]{0,100}(?<!\p{L})(?:tone?|style|voice|register|ton|stil|tonfall|registre|tono|estilo)(?!\p{L})[^\n]{0,160}\n\s*\n(?=#{1,6}\s|\*\*|-{3,}\s*\n|\|)`,
  'iu',
);
/** The title right above the script: “**Final script:**”. */
const TITLE =
  /^(?:#+\s+|\*\*)[^\p{L}\n]*(?:(?:the|your|final|full|spoken|dein|le|el|finaler?)\s+)*(?:voice-?over|script|narration|skript|sprechertext|guion|voix off|texte|voz en off|locución)(?:[ -](?:script|text|skript|final|complete?t?|completo))*\s*:?(?:\*\*)?:?[ \t]*$/imu;
/** If there are more lines than this above a title, they aren’t an introduction. */
const MOST_ABOVE = 3;

const OFFERED = [
  String.raw`if you (?:enjoyed|liked) this thread|let me know if you|would you like (?:me|a|an|it|to see|another)|want me to|shall i (?:make|write|turn|add|also|shorten)|feel free to (?:ask|tell|let)|(?:i )?hope this (?:helps|works)`,
  String.raw`möchtest du, dass ich|soll ich (?:dir|es|das|noch|auch)|(?:sag mir|(?:sag|gib)(?: mir)?(?: gern)? bescheid),? (?:wenn|falls|ob)`,
  String.raw`souhaite(?:z-vous|s-tu) que j|(?:v(?:oulez-vous|eux-tu)|tu veux|vous voulez) que j|n[’']hésite[sz]? pas à me|di(?:te)?s-moi si`,
  String.raw`¿quieres que|¿te gustaría que|espero que te (?:sirva|guste)|dime si (?:quieres|prefieres|necesitas) (?:que|otra|un[ao]? (?:versión|tono|final)|alg[úu]n|cambi|ajust)|j[’']espère que (?:ça|cela) (?:te|vous)|ich hoffe,? (?:das|der text|es) (?:hilft|gefällt|passt)|avísame si`,
].join('|');
/** What a chatbot offers to make. */
const MADE = String.raw`(?<!\p{L})(?:hook|ending|versions?|version(?:en)?|versi(?:ón|ones)|cut|scripts?|thumbnail|captions?|hashtags|titles?|tone|voice-?over|shot list|b-roll|storyboard|srt|skript|text|fassung|länge|ton|titel|untertitel|\p{L}+ideen|bildideen|accroche|texte|ton|titre|miniature|sous-titres|guion|gancho|texto|tono|título|miniatura|subtítulos)(?!\p{L})`;
/** “If you’d like, I can also write a hook.” */
const WISHED = String.raw`(?:if you(?:[’']d| would)? (?:like|want|prefer|need)\b|wenn du (?:möchtest|willst|magst)|(?:wenn|falls) sie (?:möchten|wollen|wünschen)|falls du|si (?:tu|vous) (?:le )?(?:veux|voulez|souhaitez?s?)|si (?:lo )?(?:quieres|prefieres|deseas))[^\n]*(?:\bI(?:[’']d)? (?:can|could|also|be happy)|\p{L}+e? ich\b|je peux|puedo)[^\n]*${MADE}`;
/** “I can also write a hook.” */
const GRANTED = String.raw`(?:I can (?:also|make|write|create|adapt|turn)|ich kann (?:dir |auch |gerne |es )|je peux (?:aussi|également|te|vous)|(?:también )?puedo (?:también|adaptar|escribir|hacer))[^\n]*${MADE}`;
/** “Want a shorter version?” When a script asks this, it tells its viewers to comment or to follow. */
const WANTED = String.raw`(?!.*\b(?:comment|follow|subscribe|like|folg|kommentar|abonn|commentaire|s[ií]gu|suscr|coment))(?:(?:do you )?(?:want|need)|would you like|willst du|brauchst du|möchtest du|möchten sie|(?:est-ce que )?tu veux|veux-tu|(?:vous )?voulez|souhaite[sz]|¿(?:quieres|necesitas|te gustaría))\b[^\n?]*${MADE}[^\n?]*\?`;
const LUCK = String.raw`(?:happy (?:filming|recording|editing|creating)|(?:good luck|have fun|viel (?:erfolg|spaß|glück)|bonne? (?:chance|tournage|enregistrement)|mucha suerte|mucho éxito)[^\n]*\b(?:video|vidéo|vídeo|short|reel|projek?t|recording|dreh|aufnahme|tournage|grabación)\b)`;
/** What only a chatbot says: a script may end “Let me know in the comments”. */
const OFFER = new RegExp(
  String.raw`^[^\p{L}\n]*?(?:${OFFERED}|${WISHED}|${GRANTED}|${WANTED}|${LUCK})[^\n]*$`,
  'iu',
);
const LISTED = /^\s*(?:[-*•]|\d+[.)]|[^\p{L}\p{N}\s“"„«¿¡(]+)\s+\S/u;
const EMPTY = /^[\s*_=-]*$/u;
/** A line longer than this contains more than a greeting or an offer. */
const MOST_CHARS = 300;
const isOffer = (line = ''): boolean => line.length <= MOST_CHARS && OFFER.test(line);

/** The lines before the closing offers, which may include a list of choices. */
const withoutOffers = (lines: readonly string[], taking: Taking): readonly string[] => {
  const last = lines.findLastIndex((line) => !EMPTY.test(line));
  const above = lines.findLastIndex((line, at) => at <= last && !EMPTY.test(line) && !LISTED.test(line));
  const isListed = above < last && /[:?]\s*$/u.test(lines[above] ?? '');
  const at = isOffer(lines[last]) ? last : isListed ? above : -1;
  if (at < 1 || !isOffer(lines[at])) return lines;
  taking.take('preamble');
  return withoutOffers(lines.slice(0, at), taking);
};

/** A text with the introduction above it removed. */
const introduced = (asked: string, taking: Taking): string =>
  [ANSWERED, REMARKED].reduce((rest, said) => taking.drop(rest, said, 'preamble').trim(), asked);

/** A text without what a chatbot says before and after the script. */
export const answer = (text: string, taking: Taking): string => {
  const asked = [THOUGHT, QUESTION, ROLES].reduce(
    (rest, said) => taking.drop(rest, said, 'preamble').trim(),
    text,
  );
  const isShort = asked.search(/\n|$/u) <= MOST_CHARS;
  const opened = isShort ? introduced(asked, taking) : asked;
  const title = TITLE.exec(opened);
  const above =
    title === null
      ? []
      : opened
          .slice(0, title.index)
          .split('\n')
          .filter((line) => !EMPTY.test(line));
  const isTitled = title !== null && title.index > 0 && above.length <= MOST_ABOVE;
  const titled = isTitled ? opened.slice(title.index + title[0].length) : opened;
  if (isTitled) taking.take('preamble', above.length);
  return withoutOffers(titled.split('\n'), taking).join('\n');
};

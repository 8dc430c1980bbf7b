import type { Language } from '#contract/catalogue.ts';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that deny something, or mention an absence, a limit, an exception or something unknown. */
export const OPENING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listOf(
    'no not never nothing nobody none nowhere without only except last first missing gone lost vanished disappeared empty forbidden impossible wrong secret hidden unknown unseen locked sealed silent stopped refused before until but should almost alone dead someone somebody something somewhere cannot why how who',
  ),
  es: listOf(
    'no nunca nada nadie ningún ninguna ninguno sin solo sólo excepto último última primer primera falta faltaba perdido perdida desapareció vacío vacía prohibido prohibida imposible secreto secreta oculto oculta desconocido cerrada antes hasta pero casi alguien algo jamás por qué cómo quién',
  ),
  fr: listOf(
    'ne n pas jamais rien personne aucun aucune sans seul seule sauf dernier dernière premier première manque manquait perdu perdue disparu disparut vide interdit interdite impossible secret secrète caché cachée inconnu inconnue avant jusqu mais presque quelqu quelque pourquoi comment qui',
  ),
  de: listOf(
    'nicht kein keine keinen keiner keinem nie niemals nichts niemand nirgends ohne nur außer letzte letzten letzter erste ersten erster fehlt fehlte verloren verschwunden verschwand leer verboten unmöglich geheim verborgen unbekannt verschlossen stumm bevor bis aber fast allein jemand etwas irgendwo warum wie wer',
  ),
};

/** Words that occur in nearly every text of a language. */
export const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listOf('the and of to was that his had with it she they her at this'),
  es: listOf('el los y que las una con por era del había su se al lo'),
  fr: listOf('le les et des une dans il était du pas elle au sur ce un'),
  de: listOf('der die und das ein nicht war den mit sich ich ist sie er im'),
};

/** Words for a person’s clothes and apparent age, which should stay the same in all of a story’s pictures. */
export const APPEARANCE = listOf(
  'coat jacket cardigan sweater jumper shirt blouse dress skirt trousers jeans overalls apron robe cloak cape suit vest uniform armour gown tunic hat cap hood helmet scarf gloves boots sandals glasses spectacles beard bearded moustache braid braids bald freckles hair haired young old elderly teenage aged tall stout slim',
);

/** Words for the light in a description. */
export const LIGHT =
  /\b(?:light|lights|lit|lamp|lamps|lamplight|lantern|lanterns|candle|candles|candlelight|torch|glow|glowing|gleam|sun|sunlight|sunlit|sunset|sunrise|moon|moonlight|moonlit|starlight|shadow|shadows|dark|darkness|dim|bright|neon|backlit|silhouette|dawn|dusk|noon|night|twilight|fire|firelight|blue hour|golden hour)\b/iu;

/** Words that don’t describe what a picture shows. */
export const STOP_WORDS = listOf(
  'with from into onto over under behind beside between above below through their there this that these those which while wide medium close high view shot angle seen near against around across small large left right front back light lit picture scene other another side detail closer farther away',
);

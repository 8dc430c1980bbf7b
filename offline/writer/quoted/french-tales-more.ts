import { type Archetype, beat } from '#offline/writer/bank.ts';

export const SIGNAL: Archetype = {
  name: 'signal',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} travaillait de nuit {here}, avec [une vieille radio|une couverture et du café]. {sense} À trois heures quatre, quelque chose répondit.',
      'Le travail était simple : [écouter|surveiller une aiguille]. {hero} le faisait {here} depuis des années, et rien n’arrivait jamais. Sauf cette nuit.',
    ),
    beat(
      'close',
      'thing',
      'Trois coups [longs|brefs], un [bref|long], une pause. {he} changea les coups en lettres, et les lettres formèrent peu à peu : {topic}.',
      '{he} enregistra le bruit et l’écouta [plus lentement|à l’envers]. [Dessous|Tout au fond], une voix répétait : {topic}.',
    ),
    beat(
      'medium',
      'other',
      '« [C’est une blague|C’est le mauvais temps] », dit {other}. Mais {record} contenait le même signal, [vieux de soixante ans|noté à la même heure].',
      '« Ne réponds pas », dit {other}. « [Ceux qui répondent ne dorment plus|Le dernier est parti très loin]. » La même nuit, {hero} répondit.',
    ),
    beat(
      'close',
      'hero',
      '{he} envoya un seul mot : [bonjour|qui|où]. La réponse vint [aussitôt|trop vite], et [elle contenait son nom|elle avait un air de maison].',
      'Dès la réponse, [les lampes baissèrent|le bruit devint clair]. Une voix [fatiguée|tranquille] se mit à [lire une liste|compter à rebours].',
    ),
    beat(
      'medium',
      'both',
      'Cela ne venait pas de loin. C’était l’écho de son propre signal, [envoyé demain|renvoyé par une chose qui n’aurait pas dû être là].',
      'Quelqu’un appelait depuis [des décennies|toute une vie], et enfin quelqu’un écoutait jusqu’au bout. [C’était tout|Il ne demandait rien d’autre].',
    ),
    beat(
      'wide',
      'place',
      'La station est fermée, mais [une lumière clignote|l’aiguille tremble encore]. Si l’on compte les pauses, elle dit : [on t’a entendu|à ton tour].',
      '{hero} veille encore. Quand on évoque {topic}, {he} [tend le casque|laisse sa chaise] et [sort sans un mot|ferme doucement la porte].',
    ),
  ],
};

export const DAY: Archetype = {
  name: 'un jour',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'hero',
      'La journée commença {here} comme toutes les autres. {sense} {hero} [mangeait debout|sifflait un vieil air] et ne pensait à rien.',
      'À [six|sept] heures, {hero} balayait devant la porte, {here}. [Le pain arriva à l’heure|Les volets s’ouvrirent un à un]. Tout semblait en ordre.',
    ),
    beat(
      'medium',
      'other',
      'À [neuf|dix] heures, {other} arriva, hors d’haleine. « [Viens voir|Ça commence]. » Puis, plus bas, quelques mots : {topic}.',
      'Vers midi, {other} s’arrêta au milieu du chemin et leva la main. [Toute la rue se tut|Personne ne finit sa phrase].',
    ),
    beat(
      'close',
      'thing',
      'Ce n’était ni plus grand ni plus bruyant que prévu. C’était [plus proche|plus vrai]. {hero} oublia [le froid|tous les mots].',
      '{he} l’avait imaginé [cent fois|depuis l’enfance], et toujours mal. Rien dans {record} ne parlait de [cette lumière|cette odeur de pluie].',
    ),
    beat(
      'medium',
      'both',
      'L’après-midi, les gens [choisirent leur camp|firent leurs valises]. {hero} fit ce que personne ne demandait : {he} [resta|avança sans se presser].',
      '« [Reviens|Laisse cela] », criait-on. {hero} fit un pas de plus, puis un autre. {other} [ferma les yeux|finit par suivre].',
    ),
    beat(
      'close',
      'hero',
      'Cela dura [neuf secondes|moins d’une minute]. Il suffit [d’un nom|d’une main tendue] pour que la peur [s’éteigne comme une allumette|change de côté].',
      'Un instant, {he} vit sa vie de l’extérieur : [comme elle tenait peu de place|comme il fallait peu pour la changer]. Et {he} dit oui.',
    ),
    beat(
      'wide',
      'place',
      'Le soir, tout semblait pareil. Presque. Certains vivent encore [avant|après] ce jour-là. {hero} vit dedans.',
      'Il manque une page aux calendriers, là-bas. C’est {hero} qui la garde, avec une date et ces mots : {topic}.',
    ),
  ],
};

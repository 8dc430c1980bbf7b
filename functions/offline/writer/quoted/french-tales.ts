import { type Archetype, beat } from '../bank.ts';

const FIND: Archetype = {
  name: 'trouvaille',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} cherchait [le calme|un peu de silence|du travail] {here}. {sense} [Personne ne posait de questions|Le temps y passait plus lentement].',
      '{hero} passait là [chaque soir|tous les matins] sans jamais s’arrêter. Ce jour-là, [quelque chose brilla par terre|un bruit changea tout].',
    ),
    beat(
      'close',
      'thing',
      'Sous [une planche|une pierre|la poussière], il y avait [un carnet|une boîte en bois|une enveloppe]. Dedans, quelques mots seulement : {topic}.',
      'Derrière [un rideau|une brique], {he} trouva [une photographie|un carnet]. Au dos, [au crayon|à l’encre bleue], on lisait : {topic}.',
    ),
    beat(
      'medium',
      'hero',
      'Pendant [une semaine|neuf nuits], {he} garda le secret. À chaque visite, [un détail avait changé|l’air semblait plus doux|il manquait une ligne].',
      '{he} revint [à l’aube|de nuit], avec une lampe, et [copia chaque détail|dessina tout], jusqu’à la dernière feuille de papier.',
    ),
    beat(
      'medium',
      'other',
      'Quand {other} vit la chose, il y eut un long silence. Puis ces mots : « [Laisse cela où c’était|Moi aussi, je l’ai vu un jour]. »',
      'Il fallut en parler à {other}, qui finit par répondre : « [On est déjà venu pour cela|Ce n’est à personne. C’est à tout le monde]. »',
    ),
    beat(
      'close',
      'hero',
      'Alors {he} comprit : [rien n’était perdu|personne ne l’avait caché]. Cela attendait, [en pleine lumière|depuis toujours], un regard un peu patient.',
      'Dans un coin, {he} vit une marque. C’était sa propre écriture, [mais bien plus ancienne|avec une date encore à venir].',
    ),
    beat(
      'wide',
      'place',
      '{he} remit tout en place et éteignit la lampe. [Certaines choses|Certains trésors] ne se gardent pas. [On les regarde|Il suffit de les savoir là].',
      'Quand on évoque {topic}, {hero} sourit et [montre l’horizon|parle d’autre chose]. [C’est toujours là|Il faut y aller lentement].',
    ),
  ],
};

const LETTER: Archetype = {
  name: 'lettre',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'medium',
      'hero',
      'La lettre arriva {here} [sans timbre|avec quatre ans de retard|un soir de pluie]. Sur l’enveloppe, un nom : {hero}. {sense}',
      '{hero} n’attendait plus de courrier. Ce matin-là, {here}, l’enveloppe resta [une heure|jusqu’au soir] sur la table. {sense}',
    ),
    beat(
      'close',
      'thing',
      'Elle parlait de {topic} comme d’une affaire [urgente|connue de tous]. La dernière ligne disait : [n’attends pas le printemps|brûle cette page].',
      'Ni date ni signature. Juste [une fleur séchée|un plan tracé à la main] et trois mots : [on t’attend encore|regarde encore mieux].',
    ),
    beat(
      'medium',
      'hero',
      '{he} la lut [deux fois|jusqu’à la fin de la bougie], ferma la maison et partit [avant le jour|sans dire où]. La route était vide.',
      '{he} répondit le soir même, sans [adresse|nom]. La réponse [arriva le lendemain|était déjà sous la porte]. Elle tenait en une ligne.',
    ),
    beat(
      'wide',
      'other',
      'Au bout du chemin, il y avait {other}. Deux tasses de café, une chaise, et cette phrase : « [Tu as mis longtemps|Je l’ai seulement postée]. »',
      'À l’adresse indiquée, {other} ouvrit, regarda l’enveloppe et murmura : « [Je n’attendais plus personne|Je connais cette écriture]. »',
    ),
    beat(
      'close',
      'both',
      'Alors {he} regarda mieux. C’était sa propre main, [en plus vieux|avec la même faute que toujours]. La date [n’existait pas encore|était celle de demain].',
      'La lettre n’était pas pour {hero}. Elle demandait pardon, et cherchait [depuis des années|de ville en ville] [un lecteur honnête|quelqu’un qui écoute].',
    ),
    beat(
      'wide',
      'hero',
      '{hero} garda l’enveloppe. On ne répond pas toujours avec de l’encre. Cette fois, {he} répondit [en restant|en rentrant].',
      'Des années plus tard, {he} prit une feuille blanche et écrivit en haut : {topic}. [L’adresse, on la connaît par cœur|Le reste vint tout seul].',
    ),
  ],
};

const WITNESS: Archetype = {
  name: 'témoin',
  categories: [],
  kinds: [],
  beats: [
    beat(
      'wide',
      'other',
      'Il ne restait qu’un témoin : {other}. {hero} voyagea deux jours, arriva {here} et [frappa à la porte|attendit la nuit]. {sense}',
      '{hero} chercha {here} le dernier témoin de l’affaire. C’était {other}, et [on n’en parlait plus depuis des années|les volets restaient fermés].',
    ),
    beat(
      'close',
      'other',
      'Au seul nom de {topic}, {other} ferma la fenêtre. « [D’abord, promets-moi une chose|Tout le monde pose la mauvaise question] », dit la voix.',
      'Il y eut un long regard vers [le feu|la porte]. Puis, très lentement, ces mots : {topic}. [L’horloge sembla se taire|Dehors, la pluie s’arrêta].',
    ),
    beat(
      'medium',
      'thing',
      'Cette nuit-là, ils étaient [cinq|sept]. [On tira au sort|On avança sans lumière]. Il y eut [de la fumée|un grand silence], puis [des cloches|des cris].',
      'D’abord [le froid vint|les chiens se turent], ensuite [une lueur monta|un coup sourd résonna]. Personne ne bougea. {other} compta [les secondes|chaque souffle].',
    ),
    beat(
      'medium',
      'hero',
      'Tout concordait avec {record}, sauf un détail : [il n’y avait eu aucun survivant|il manquait un nom]. {hero} [cessa d’écrire|posa son crayon].',
      'Mais {record} disait [le contraire|autre chose], et [tous les livres l’avaient recopié|personne n’en avait jamais douté].',
    ),
    beat(
      'close',
      'other',
      '« [Je n’ai jamais dit que j’avais survécu|Je n’étais pas le témoin] », murmura {other}. « [C’est de moi qu’ils avaient peur|On m’a ouvert une porte, voilà tout]. »',
      '« On a noté le bruit », dit {other}. « Le vrai, c’était [un geste de bonté|une main tendue]. [Cela, personne ne l’écrit|Écris-le, toi]. »',
    ),
    beat(
      'wide',
      'hero',
      'Le lendemain, la maison était vide. Sur la table, il y avait [une clé|une photographie] et un mot : [à toi maintenant|souviens-toi de nous].',
      'Voilà la vérité sur {topic}. Maintenant que tu l’as entendue, [le dernier témoin, c’est toi|quelqu’un de plus doit s’en souvenir].',
    ),
  ],
};

const SIGNAL: Archetype = {
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

const DAY: Archetype = {
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

export const FRENCH_TALES: readonly Archetype[] = [FIND, LETTER, WITNESS, SIGNAL, DAY];

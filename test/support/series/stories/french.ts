import type { ToldStory } from '../told-story.ts';

export const FRENCH: readonly ToldStory[] = [
  {
    name: 'gévaudan',
    language: 'fr',
    told: {
      title: 'La bête du Gévaudan',
      content:
        'En 1764, dans les montagnes du Gévaudan, quelque chose commença à tuer. On parlait d’un loup aussi grand qu’un veau, avec une bande noire sur le dos. En trois ans, il y eut plus de cent victimes, surtout des femmes et des enfants qui gardaient les troupeaux. Le roi Louis XV envoya ses dragons, puis ses meilleurs chasseurs. On abattit un loup énorme, on l’empailla, on le montra à Versailles. Mais les morts continuèrent. En juin 1767, un paysan, Jean Chastel, tira une seule balle. La bête tomba, et tout s’arrêta. Personne n’a jamais su ce qu’elle était vraiment.',
    },
    retold: {
      title: 'Trois ans de peur',
      content:
        'Le Gévaudan, 1764 : dans ces hauteurs pauvres et froides, un animal se mit à attaquer les gens. Ceux qui l’avaient vu décrivaient un loup de la taille d’un jeune bœuf, le dos rayé de noir. Il fit une centaine de morts en trois années, pour la plupart des bergères et de jeunes bergers. De Versailles, Louis XV dépêcha d’abord des soldats, ensuite le porte-arquebuse de la cour. Celui-ci tua un très grand loup, que l’on naturalisa pour l’exposer devant la reine. Pourtant, les attaques reprirent. Il fallut attendre le mois de juin 1767 et le fusil d’un homme du pays, Jean Chastel : un coup suffit. Après cela, plus rien. La nature de l’animal reste un mystère.',
    },
    toldDifferently: {
      title: 'La première vedette des journaux',
      content:
        'François Morénas dirigeait un petit journal d’Avignon, et il s’ennuyait : la guerre était finie. Alors il raconta, semaine après semaine, les crimes d’un monstre des montagnes. Londres traduisit, Berlin se moqua, l’Europe entière frissonna. Les lecteurs voulaient des détails ; on en inventa. La bête marchait debout. La bête riait. Des historiens pensent aujourd’hui que plusieurs loups affamés, et peut-être un assassin, se cachent derrière ces pages. Le fait divers était né, avec ses dessins, ses fausses preuves et ses experts. Nous n’en sommes jamais sortis.',
    },
  },
  {
    name: 'chambre neuf',
    language: 'fr',
    told: {
      title: 'La chambre neuf',
      content:
        'L’hôtel de la Gare avait huit chambres, mais la clé de Paul portait le numéro neuf. Le veilleur de nuit la lui avait donnée sans un mot. Au bout du couloir, il y avait bien une porte. Le lit était fait, une lampe brûlait, et sur la table attendait une lettre à son nom. Cher Paul, disait-elle, n’éteignez pas la lumière. Il sourit, et il l’éteignit. Alors, dans le noir, quelqu’un respira tout près de lui. Le lendemain, la patronne trouva la clé sur le comptoir. Elle soupira et prit une feuille de papier. Puis elle écrivit le nom du prochain client.',
    },
    retold: {
      title: 'N’éteignez pas',
      content:
        'Huit chambres, pas une de plus : tel était l’hôtel de la Gare. Et pourtant, c’était un neuf que Paul lisait sur sa clé, celle que le gardien lui avait tendue en silence. Il trouva la porte tout au fond du couloir. On avait préparé le lit et allumé une lampe ; une enveloppe, à son nom, était posée sur la table. Surtout, cher Paul, laissez la lumière, lisait-on. Cela l’amusa, et il appuya sur l’interrupteur. Tout de suite, il entendit un souffle contre son oreille. Au matin, la clé était revenue sur le comptoir. Avec un soupir, la propriétaire chercha une feuille blanche. Elle y traça le nom de celui qui viendrait ce soir.',
    },
    toldDifferently: {
      title: 'Inventaire d’un hôtel vendu',
      content:
        'Quand nous avons racheté cet hôtel, le notaire nous a remis une liste. Huit lits, huit armoires, huit lampes, neuf clés. Ma femme a cherché la serrure de la dernière pendant tout un hiver. Dans la cave, derrière le charbon, nous avons trouvé un registre : des noms, une seule nuit chacun, jamais de départ. Le plus récent était celui de mon oncle, que l’on croyait parti en Argentine. Nous avons muré le fond du couloir. Les clients nous félicitent pour le calme. Seul le chat refuse de monter au premier étage, et certains soirs, de la lumière passe entre les briques.',
    },
  },
  {
    name: 'horloger',
    language: 'fr',
    told: {
      title: 'La montre arrêtée',
      content:
        'Un jeune homme entra chez un horloger avec une montre arrêtée. Elle ne vaut plus rien, dit-il, jetez-la. Le vieil homme l’ouvrit, regarda longtemps, puis souffla dessus. La montre se remit à battre. Un grain de poussière, dit-il, rien de plus. Combien vous dois-je ? demanda le jeune homme. Rien. Mais reviens le jour où tu penseras la même chose de toi. Dix ans passèrent. Un soir, un homme en costume froissé poussa la porte, les yeux rouges. J’ai tout perdu, murmura-t-il. L’horloger lui approcha une chaise. Assieds-toi, dit-il. Cherchons d’abord la poussière.',
    },
    retold: {
      title: 'Un grain de poussière',
      content:
        'Une montre en panne à la main, un garçon poussa la porte d’un vieil horloger. Vous pouvez la mettre à la poubelle, fit-il, elle est morte. L’artisan souleva le couvercle, examina les rouages avec patience et y envoya un léger souffle. Aussitôt, les aiguilles repartirent. Ce n’était que de la poussière, expliqua-t-il. Le garçon sortit son argent, mais il le refusa. Tu reviendras plutôt me voir quand tu te croiras bon à jeter. Une décennie s’écoula. Puis, à l’heure de la fermeture, un visiteur mal rasé apparut sur le seuil, prêt à pleurer. Il ne me reste rien, avoua-t-il. Le vieux lui offrit un siège. Viens, répondit-il, nous allons chercher le grain.',
    },
    toldDifferently: {
      title: 'Ce que compte un horloger',
      content:
        'Dans l’atelier de Monsieur Albert, il y a quarante-deux pendules, et aucune n’indique la même heure. Les enfants du quartier viennent pour les entendre sonner. Laquelle est juste ? Il répond toujours : celle qui marche. Il a commencé à seize ans, avec un réveil volé par son frère. Il a raté tous ses examens. Pendant la guerre, il a caché des lettres dans des boîtiers de cuivre. À quatre-vingts ans, ses mains tremblent, alors il apprend à sa petite-fille à tenir la loupe. Être en retard, lui dit-il, c’est encore être en route.',
    },
  },
  {
    name: 'tour eiffel',
    language: 'fr',
    told: {
      title: 'Vingt ans, pas un de plus',
      content:
        'La tour Eiffel devait disparaître. On l’avait construite pour l’Exposition de 1889, avec un permis de vingt ans. Des écrivains célèbres l’appelaient un squelette, une honte pour Paris. Maupassant déjeunait souvent dans son restaurant, parce que c’était le seul endroit d’où il ne la voyait pas. Gustave Eiffel chercha donc une raison de la sauver. Il y installa une station météo, puis une antenne. En 1914, cette antenne capta un message de l’ennemi et aida à gagner la bataille de la Marne. Depuis, plus personne n’a parlé de la démonter.',
    },
  },
];

import { type FinishedText, scene } from './finished-text.ts';

export const PANDO: FinishedText = {
  scenes: [
    scene(
      'Count the trees beside Fish Lake in Utah. You should reach forty-seven thousand.',
      'Wide shot: a forest of white aspen trees with golden leaves, mountains behind it, in bright daylight.',
    ),
    scene(
      'There is only one. Every trunk carries the same genes as the next.',
      'Close-up: the white bark of two aspen trees, golden leaves between them, in a forest, at dawn.',
    ),
    scene(
      'Underground they share a single web of roots, as wide as eighty football fields.',
      'Low angle: a cut through the ground of a forest, tangled roots below, white trees above, warm light between the roots.',
    ),
    scene(
      'When a trunk dies, the roots send up another. It has worked that way for thousands of years.',
      'Medium shot: a fallen white tree in a forest, beside it a young green shoot, in fog.',
    ),
    scene(
      'Scientists call it Pando. In Latin that means: I spread.',
      'Close-up: an old scientist with a white beard writes in a notebook at a desk with a microscope in a laboratory, at dusk.',
    ),
    scene(
      'On a scale, it would outweigh thirty blue whales.',
      'From above: the golden treetops of a whole forest, a tiny road between the trees, in bright daylight.',
    ),
    scene(
      'But look at the ground. In much of the forest, hardly any tree is young.',
      'Low angle: the bare floor of a forest with fallen golden leaves, old white trees around it, in the rain.',
    ),
    scene(
      'Deer and cattle eat the shoots before they reach your knee.',
      'Close-up: one deer eats grass on a meadow, mountains behind it, at dusk.',
    ),
    scene(
      'So people put up a fence, and behind it the ground turned green with shoots.',
      'Medium shot: a tall fence through a forest, behind it a thicket of slim young trees, at dawn.',
    ),
    scene(
      'Inside that wire, a very old tree is growing up.',
      'Wide shot: young trees with fresh green leaves in a forest, old white trees behind them, the sun low between them, at dawn.',
    ),
  ],
  sources: [
    {
      by: 'Jeffry B. Mitton, Michael C. Grant',
      title: 'Genetic Variation and the Natural History of Quaking Aspen',
      in: 'BioScience 46',
      year: 1996,
    },
    {
      by: 'Paul C. Rogers, Darren J. McAvoy',
      title: 'Mule deer impede Pando’s recovery',
      in: 'PLOS ONE 13, https://doi.org/10.1371/journal.pone.0203619',
      year: 2018,
    },
  ],
};

export const ULCER_DOCTOR: FinishedText = {
  scenes: [
    scene(
      'A doctor in Perth lifted a glass of bacteria and drank it.',
      'Medium shot: a young doctor in a white coat lifts a glass flask in a laboratory, a lamp behind him, in the evening.',
    ),
    scene(
      'In 1984, the textbooks blamed stomach ulcers on stress. No germ, they said, could survive in acid.',
      'Close-up: a stack of thick books and a bottle on a table in a laboratory, a lamp beside them.',
    ),
    scene(
      'Barry Marshall knew one that did. His colleague Robin Warren kept finding it, coiled like a corkscrew.',
      'Over the shoulder of a scientist in a white coat: a microscope on a table in a laboratory, a lamp.',
    ),
    scene(
      'For months it would not grow. The lab threw its dishes out after two days.',
      'From above: rows of flat glass petri dishes on a table in a laboratory, all of them empty, cold light.',
    ),
    scene(
      'Then a long Easter weekend left some dishes in the warm, and there it was.',
      'Wide shot: an empty laboratory at dawn, sun through the window on one glass dish on a table.',
    ),
    scene(
      'The experts who heard about it still shook their heads.',
      'From above: an audience in a dim hall, a young doctor in a white coat small on the stage.',
    ),
    scene(
      'So Marshall chose the one patient who had already agreed: himself.',
      'Close-up: a hand sets down an empty glass beaker on a table in a laboratory, a lamp beside it.',
    ),
    scene(
      'Within days he was vomiting, and his stomach was inflamed. He was delighted.',
      'Medium shot: a young doctor sits on the edge of a bed in a room at night, a lamp.',
    ),
    scene(
      'In 2005 both men stood in Stockholm to receive the Nobel Prize.',
      'Low angle: two scientists in black suits on the stage of a golden hall, a crowd below them.',
    ),
    scene(
      'For most people, an ulcer is no longer a life sentence. It is two weeks of pills.',
      'Close-up: a small bottle and a cup of water on a table by a window, in morning light.',
    ),
  ],
  sources: [
    {
      by: 'Nobel Foundation',
      title:
        'The Nobel Prize in Physiology or Medicine 2005: Barry J. Marshall, biographical; J. Robin Warren, biographical',
      in: 'https://www.nobelprize.org/prizes/medicine/2005',
      year: 2005,
    },
    {
      by: 'Barry J. Marshall, J. Robin Warren',
      title: 'Unidentified curved bacilli in the stomach of patients with gastritis and peptic ulceration',
      in: 'The Lancet 323',
      year: 1984,
    },
  ],
};

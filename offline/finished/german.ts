import { type FinishedText, scene } from './finished-text.ts';

export const HAUPTMANN: FinishedText = {
  scenes: [
    scene(
      'Ein Schuster kaufte eine Uniform und verhaftete damit einen Bürgermeister.',
      'Close-up: a blue officer’s uniform with golden buttons and a cap on a hook in a small room, a lamp.',
    ),
    scene(
      'Wilhelm Voigt war siebenundfünfzig und hatte sein halbes Leben hinter Gittern verbracht.',
      'Medium shot: Wilhelm, a thin old man with a grey moustache, on a stool in a prison cell, light through a small window.',
    ),
    scene(
      'Wo er Arbeit fand, wies ihn die Polizei wieder aus.',
      'Wide shot: a thin old man with a suitcase alone on a road out of a town, in the rain.',
    ),
    scene(
      'Am 16. Oktober 1906 zog er den Rock eines Hauptmanns an und ging auf die Straße.',
      'Medium shot: Wilhelm, an officer with a grey moustache, a blue uniform and a cap, walks along a street of Berlin, in morning light.',
    ),
    scene(
      'Er hielt einen Trupp Soldaten an. Keiner verlangte ein Papier.',
      'Over the shoulder of an officer in a cap: soldiers in a line on an old city street, in daylight.',
    ),
    scene(
      'Mit ihnen fuhr er nach Köpenick und ließ das Rathaus besetzen.',
      'Low angle: soldiers with rifles on the square before a tall brick town hall with a tower, in daylight.',
    ),
    scene(
      'Den Bürgermeister erklärte er für verhaftet, die Stadtkasse für beschlagnahmt.',
      'Medium shot: an officer in a cap before the desk of a gentleman in an office, a soldier behind him.',
    ),
    scene(
      'Rund dreieinhalbtausend Mark nahm er mit, gegen Quittung.',
      'Close-up: a pile of coins and a sheet of paper with a pen on a desk in an office, in daylight.',
    ),
    scene(
      'Dann schickte er die Gefangenen unter Bewachung nach Berlin und verschwand mit der Bahn.',
      'Wide shot: an officer in a cap walks alone along the platform of a railway station, a steam train, at dusk.',
    ),
    scene(
      'Zehn Tage später hatte man ihn. Doch halb Europa lachte, und der Kaiser begnadigte ihn.',
      'From above: a crowd of laughing people with newspapers in their hands on an old city street, in daylight.',
    ),
    scene(
      'Als Schuster durfte er nirgends bleiben. Als falscher Hauptmann ging er auf Tournee.',
      'Wide shot: an officer in a blue uniform salutes on the stage of a theatre, a crowd before him, golden light.',
    ),
  ],
  sources: [
    {
      by: 'Hugo Friedländer',
      title: 'Der falsche Hauptmann von Köpenick',
      in: 'Interessante Kriminal-Prozesse von kulturhistorischer Bedeutung, Band 1, Hermann Barsdorf, Berlin',
      year: 1910,
    },
    {
      by: 'Museum Treptow-Köpenick',
      title: 'Der Hauptmann von Köpenick',
      in: 'https://www.museum-treptow-koepenick.de/der-hauptmann-von-k%C3%B6penick/',
    },
  ],
};

export const HUTNADEL: FinishedText = {
  scenes: [
    scene(
      'Die erste Fernfahrt mit einem Auto begann heimlich.',
      'Low angle: an old motor carriage with three thin wheels before the open gate of a workshop, at dawn.',
    ),
    scene(
      'Mannheim, August 1888. Carl Benz schläft noch, da startet seine Frau Bertha den Wagen.',
      'Medium shot: Bertha, a young woman in a long dress, and two boys push an old motor carriage out of a courtyard, at dawn.',
    ),
    scene(
      'Ihre beiden Söhne sitzen neben ihr. Das Ziel ist Pforzheim, gut hundert Kilometer weit.',
      'Wide shot: an old motor carriage with a woman and two boys on a long road between fields, at dawn.',
    ),
    scene(
      'So weit war noch nie jemand mit einem Motorwagen gekommen, und kaum jemand wollte einen kaufen.',
      'From above: an old motor carriage with a woman and two boys on a road through a village, a crowd of people beside it, in daylight.',
    ),
    scene(
      'Die Benzinleitung verstopft. Bertha zieht die Nadel aus ihrem Hut.',
      'Close-up: the hand of a woman with a long hat pin above the small brass engine of a carriage on a road, in daylight.',
    ),
    scene(
      'Ein Zündkabel scheuert durch. Sie nimmt ihr Strumpfband.',
      'Medium shot: a woman in a hat ties a ribbon around the brass engine of an old motor carriage on a road, in daylight.',
    ),
    scene(
      'In Wiesloch geht der Treibstoff aus. Ein Apotheker verkauft ihr Ligroin, ein Mittel gegen Flecken.',
      'Over the shoulder of a woman in a hat: a man with glass bottles behind the counter of an old pharmacy.',
    ),
    scene(
      'Nur gegen die Berge hilft kein Trick. Zwei steigen ab und schieben.',
      'Low angle: a woman in a long dress and a boy push an old motor carriage up a steep road in the hills, in the afternoon.',
    ),
    scene(
      'Am Abend meldet ein Telegramm nach Hause: Wir sind da.',
      'Close-up: a telegram and a lamp on a table in a room, at dusk.',
    ),
    scene(
      'Tage später kommt Bertha zurück und verlangt einen Gang für die Berge. Carl baut ihn ein.',
      'Medium shot: a woman in a hat and an engineer with a moustache bend over an old motor carriage in a workshop, a lamp.',
    ),
    scene(
      'Er hatte das Auto erfunden. Sie erfand die Probefahrt.',
      'Wide shot: an old motor carriage with a woman in a hat on a long road towards the sun, dust, at dusk.',
    ),
  ],
  sources: [
    {
      by: 'Carl Benz',
      title: 'Lebensfahrt eines deutschen Erfinders',
      in: 'Koehler & Amelang, Leipzig',
      year: 1925,
    },
    {
      by: 'Stadt Wiesloch, Bertha-Benz-Fahrt',
      title: 'Geschichte: Bertha Benz erzählt',
      in: 'https://bertha-benz-fahrt.de/geschichte/',
    },
  ],
};

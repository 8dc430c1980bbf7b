/** A setting the painter knows, as the narrator speaks of it. */
export interface Setting {
  /** Painter's noun. */
  readonly name: string;
  /** Adverbials: "by the sea". */
  readonly here: readonly string[];
  /** Whole short sentences for the ear and the nose. */
  readonly senses: readonly string[];
}
const setting = (name: string, here: readonly string[], ...senses: readonly string[]): Setting => ({ name, here, senses });

export const SETTINGS: readonly Setting[] = [
  setting('sea', ['on that coast', 'by the sea', 'along the cliffs'], 'The wind smelled of salt and rope.', 'Gulls turned above the grey water.', 'Waves broke, and broke again.', 'Somewhere out there, a bell was ringing.'),
  setting('harbour', ['in the old harbour', 'down at the docks', 'in the harbour'], 'Masts creaked in the dark.', 'The fog came in low and slow.', 'Wet rope, tar and oranges filled the air.', 'Water slapped against the stone steps.'),
  setting('forest', ['in the deep forest', 'at the edge of the forest', 'among the tall pines'], 'The branches moved without any wind.', 'It smelled of moss and cold smoke.', 'An owl called once and stopped.', 'Leaves fell, one at a time.'),
  setting('mountains', ['high in the mountains', 'below the pass', 'up in the mountains'], 'The air was thin and tasted of iron.', 'Snow slid from a ledge far away.', 'Every sound came back twice.', 'The peaks turned pink, then grey.'),
  setting('desert', ['out in the desert', 'among the dunes', 'at the edge of the desert'], 'The sand hummed as it cooled.', 'Heat bent the horizon.', 'There was not a cloud for a hundred miles.', 'The wind rubbed out every footprint.'),
  setting('city street', ['on a narrow city street', 'in the old quarter', 'in the middle of the city'], 'Rain ran down the tram wires.', 'Somewhere a window slammed.', 'Neon shook in the puddles.', 'The street smelled of coffee and wet stone.'),
  setting('village', ['in the village', 'in a village of forty houses', 'behind the village church'], 'Smoke stood straight above the roofs.', 'A dog barked, then thought better of it.', 'It smelled of bread and rain.', 'One shutter kept tapping.'),
  setting('castle', ['inside the old castle', 'behind the castle walls', 'in the castle'], 'Torches hissed along the wall.', 'The stairs were worn hollow.', 'Cold came up through the stone.', 'A banner stirred, though the air was still.'),
  setting('room', ['in a room on the top floor', 'in that quiet house', 'behind those curtains'], 'Dust turned slowly in the light.', 'The floorboards clicked as they cooled.', 'A tap dripped in the next room.', 'The wallpaper smelled of old summers.'),
  setting('library', ['in the old library', 'between the shelves', 'in the reading room'], 'The shelves smelled of leather and rain.', 'A page turned somewhere, all by itself.', 'Lamplight pooled on the tables.', 'The silence had weight.'),
  setting('laboratory', ['in the laboratory', 'in a small laboratory', 'in the basement lab'], 'A fan hummed one steady note.', 'The air smelled of ozone and burnt dust.', 'Green light trembled on the glass.', 'Something dripped in a beaker.'),
  setting('space', ['far above the Earth', 'out among the stars', 'out in the dark between worlds'], 'Out there, nothing made a sound.', 'The stars did not twinkle at all.', 'A thin blue light lay along the edge of everything.', 'The cold had no bottom.'),
  setting('cave', ['deep in the caves', 'down in the dark', 'under the hill'], 'Water dripped, slow as a clock.', 'The dark was thick enough to lean on.', 'Each breath came back as a whisper.', 'The walls shone like wet glass.'),
  setting('field', ['out in the open fields', 'beyond the last farm', 'in the long grass'], 'The grass leaned all one way.', 'Crickets stopped, then started again.', 'Clouds dragged their shadows over the barley.', 'It smelled of hay and thunder.'),
  setting('snow', ['out on the ice', 'in the endless snow', 'at the frozen edge of the map'], 'The snow squeaked with every step.', 'Breath froze before it could fall.', 'The light was blue, and very old.', 'Far off, the ice groaned.'),
  setting('underwater', ['deep below the surface', 'under the sea', 'at the bottom of the bay'], 'Light came down in long, slow ribbons.', 'Silver fish turned all at once.', 'The pressure sang in every ear.', 'Sand rose and settled like smoke.'),
  setting('swamp', ['out in the swamp', 'among the reeds', 'at the edge of the marsh'], 'The frogs fell silent, all together.', 'Mist lay on the black water.', 'It smelled of mud and mint.', 'Something slid off a log.'),
  setting('rooftop', ['up on the rooftops', 'above the sleeping city', 'on the highest roof'], 'The city murmured far below.', 'Chimneys ticked in the cold.', 'Wind tugged at the washing lines.', 'The lights below went out, street by street.'),
  setting('station', ['at the old station', 'on platform nine', 'in the empty station'], 'The rails sang before any train came.', 'A clock clicked above the benches.', 'Steam and wet coats filled the hall.', 'The loudspeaker crackled and said nothing.'),
  setting('graveyard', ['behind the graveyard wall', 'in the old graveyard', 'beside the chapel'], 'Ivy rustled over the names.', 'The gate complained on its hinge.', 'The grass was white with frost.', 'A single crow watched from the wall.'),
];

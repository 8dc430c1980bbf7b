import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations } from 'aws-cdk-lib';
import { Architecture, Code, type ILayerVersion, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { LAYERS, type PackageLayer } from '#infra/layers.ts';
import type { Carried } from '#infra/permissions/needs.ts';
import { speaksItself } from '#infra/permissions/on-stage.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { voicesForLambda } from '#local/voices/voices-for-lambda.ts';

/** `kokoro` is the layer for the neural voices, made from their folder. */
export type LayerName = PackageLayer | 'kokoro';

/** Where the layers' folders come from; tests and `-c layers=none` leave them out. */
export interface LayerSources {
  /** Returns a layer's folder, or undefined if the stack is synthesized without native layers. */
  readonly folderOf: (name: LayerName) => string | undefined;
}

const INSPECT = 'synthesize with "-c layers=none" to inspect the templates without it';

/**
 * The folders that `infra/build-layers.ts` and `npm run voices -- --for-lambda` fill. Throws a `SettingsError` if one
 * is missing or outdated.
 */
export const builtLayers = (
  root: string,
  user: Readonly<Record<string, string | undefined>>,
): LayerSources => ({
  folderOf: (name) => {
    if (name === 'kokoro') {
      const folder = voicesForLambda(user);
      if (folder !== undefined) return folder;
      throw new SettingsError(
        `The neural voices for Lambda are not here: run "npm run voices -- --for-lambda" (it downloads 200 MB, once), or ${INSPECT}.`,
      );
    }
    const folder = join(root, '.build', 'layers', name);
    if (!existsSync(join(folder, LAYERS[name].marker(root))))
      throw new SettingsError(
        `The ${name} layer is not built for the installed version: run "node infra/build-layers.ts" (it downloads one package), or ${INSPECT}.`,
      );
    return folder;
  },
});

/** Only for inspecting templates: the functions wouldn’t find FFmpeg, so the stack carries a warning. */
export const noLayers: LayerSources = { folderOf: () => undefined };

interface NativeLayersProps {
  readonly sources: LayerSources;
  readonly settings: StageSettings;
}

const DESCRIPTIONS: Readonly<Record<LayerName, string>> = {
  ffmpeg: LAYERS.ffmpeg.description,
  canvas: LAYERS.canvas.description,
  kokoro: 'Kokoro, its voices and the ONNX runtime for linux-arm64',
};
/** Files that the download leaves next to the neural voices. */
const NO_VOICES = ['lock', 'part', 'parts', 'draft', 'fetching.json*'];

/** Native libraries for arm64, one layer each, attached to the functions that need them. */
export class NativeLayers extends Construct {
  private readonly layers: ReadonlyMap<Carried, ILayerVersion>;

  constructor(scope: Construct, id: string, { sources, settings }: NativeLayersProps) {
    super(scope, id);
    const layers = new Map<Carried, ILayerVersion>();
    const names: readonly LayerName[] = [
      'ffmpeg',
      'canvas',
      ...(speaksItself(settings) ? (['kokoro'] as const) : []),
    ];
    for (const name of names) {
      const folder = sources.folderOf(name);
      if (folder === undefined)
        Annotations.of(this).addWarningV2(
          `veilcast:no-${name}`,
          `Synthesized without the ${name} layer: do not deploy this.`,
        );
      else
        layers.set(
          name,
          new LayerVersion(this, name, {
            code: Code.fromAsset(folder, name === 'kokoro' ? { exclude: NO_VOICES } : {}),
            compatibleArchitectures: [Architecture.ARM_64],
            compatibleRuntimes: [Runtime.NODEJS_24_X],
            description: DESCRIPTIONS[name],
          }),
        );
    }
    this.layers = layers;
  }

  /** The layers with the files that a function needs. */
  for(carried: readonly Carried[] = []): ILayerVersion[] {
    return carried.flatMap((name) => this.layers.get(name) ?? []);
  }
}

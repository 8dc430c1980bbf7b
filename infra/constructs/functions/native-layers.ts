import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations } from 'aws-cdk-lib';
import { Architecture, Code, type ILayerVersion, LayerVersion, Runtime } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { LAYERS, type LayerName } from '#infra/layers/layers.ts';
import type { Carried } from '#infra/permissions/needs.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';

/** Where the layers' folders come from; tests and `-c layers=none` leave them out. */
export interface LayerSources {
  /** Returns a layer's folder, or undefined when synthesizing without native layers. */
  readonly folderOf: (name: LayerName) => string | undefined;
}

/** The folders that `infra/layers/build-layers.ts` fills. Throws a `SettingsError` when one is missing or outdated. */
export const builtLayers = (root: string): LayerSources => ({
  folderOf: (name) => {
    const folder = join(root, '.build', 'layers', name);
    if (!existsSync(join(folder, LAYERS[name].marker(root))))
      throw new SettingsError(
        `The ${name} layer is not built for the installed version: run "node infra/layers/build-layers.ts" (it downloads one package), or synthesize with "-c layers=none" to inspect the templates without it.`,
      );
    return folder;
  },
});

/** For inspecting templates only: the functions would not find FFmpeg, and the stack carries a warning. */
export const noLayers: LayerSources = { folderOf: () => undefined };

interface NativeLayersProps {
  readonly sources: LayerSources;
}

/** Native libraries for arm64, one layer each, attached to the functions that need them. */
export class NativeLayers extends Construct {
  private readonly layers: ReadonlyMap<Carried, ILayerVersion>;

  constructor(scope: Construct, id: string, { sources }: NativeLayersProps) {
    super(scope, id);
    const layers = new Map<Carried, ILayerVersion>();
    for (const name of ['ffmpeg', 'canvas'] as const) {
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
            code: Code.fromAsset(folder),
            compatibleArchitectures: [Architecture.ARM_64],
            compatibleRuntimes: [Runtime.NODEJS_24_X],
            description: LAYERS[name].description,
          }),
        );
    }
    this.layers = layers;
  }

  /** The layers for a function that carries these. */
  for(carried: readonly Carried[] = []): ILayerVersion[] {
    return carried.flatMap((name) => this.layers.get(name) ?? []);
  }
}

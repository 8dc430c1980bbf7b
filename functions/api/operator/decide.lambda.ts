import { routes } from '#contract/routes.ts';
import { serve } from '#functions/runtime/http/serve.ts';
import { decidePorts } from '#functions/wiring/operators/decide-ports.ts';
import { operatorDependencies } from '#functions/wiring/operators/operator-dependencies.ts';
import { decide } from './decide.ts';

export const handler = serve(routes.decide, decide(decidePorts), operatorDependencies);

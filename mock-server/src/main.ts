/** The mock server as a program; see bindings/options.ts for what its environment may say. */
import { enableCompileCache } from 'node:module';

// Both have to come before the first import of ours; together they halve the start.
enableCompileCache();
await import('./bindings/lightImports.ts');
const { serve } = await import('./bindings/serve.ts');
await serve(process.env);

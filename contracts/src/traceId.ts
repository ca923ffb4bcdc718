/**
 * A backend may answer each call with the name under which its own log has it. The console shows it in problem reports (docs/decisions/0040), so that
 * support finds the call. Optional for backends; across origins `Access-Control-Expose-Headers` has to name it.
 */
export const traceHeader = 'X-Trace-Id';

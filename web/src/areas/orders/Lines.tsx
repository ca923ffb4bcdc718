import { Fragment } from 'react';

/** Texts below each other; empty ones take no line. */
export function Lines({ of }: { of: readonly string[] }) {
  return of.filter(Boolean).map((text, at) => (
    <Fragment key={text}>
      {at > 0 && <br />}
      {text}
    </Fragment>
  ));
}

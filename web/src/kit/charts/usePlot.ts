import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type PlotType from './Plot.tsx';

type Plot = ComponentType<Parameters<typeof PlotType>[0]>;

/** Milliseconds that a chart has to stay in view before it loads, so that scrolling past does not load it. */
const glanceMs = 200;

/** Loads the drawing code when the box comes into view. */
export function usePlot(box: RefObject<HTMLElement>): { Plot: Plot | undefined; failed: boolean } {
  const [Plot, setPlot] = useState<Plot>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      observer.disconnect();
      import('./Plot.tsx').then(
        (loaded) => setPlot(() => loaded.default),
        () => setFailed(true),
      );
    };
    const observer = new IntersectionObserver((seen) => {
      clearTimeout(timer);
      if (seen.at(-1)?.isIntersecting) timer = setTimeout(load, glanceMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box]);
  return { Plot, failed };
}

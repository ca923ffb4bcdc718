import { useEffect, useRef, useState } from 'react';
import { get } from 'react-hook-form';
import type { EditedSand } from './sandList.ts';

/** Which sand table is open and which point is chosen. After a save that was refused these are the first ones with an error, whose field has the focus. */
export function useFaults(sands: readonly EditedSand[], errors: object, submitCount: number) {
  const box = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const [selectedId, setSelectedId] = useState<string>();
  const [refused, setRefused] = useState(0);

  /** What is wrong at a path below the list, such as `0.points.3`. */
  const faultAt = (path: string) => get(errors, `sands.${path}`) as object | undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after each save
  useEffect(() => {
    if (submitCount === 0) return;
    const at = sands.findIndex((_, index) => faultAt(String(index)) !== undefined);
    const sand = sands[at];
    if (!sand) return;
    setOpenId(sand.id);
    setSelectedId(sand.points.find((_, index) => faultAt(`${at}.points.${index}`) !== undefined)?.id);
    setRefused((count) => count + 1);
  }, [submitCount]);
  // Runs once the fields with errors are on the page.
  useEffect(() => {
    const fault = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
    if (refused === 0 || !fault) return;
    fault.focus({ preventScroll: true });
    fault.scrollIntoView({ block: 'center' });
  }, [refused]);

  const openAt = Math.max(
    0,
    sands.findIndex(({ id }) => id === openId),
  );
  const faulty = new Set(
    (sands[openAt]?.points ?? []).flatMap(({ id }, index) =>
      faultAt(`${openAt}.points.${index}`) ? [id] : [],
    ),
  );
  return {
    box,
    openId,
    open(id: string) {
      setOpenId(id);
      setSelectedId(undefined);
    },
    selectedId,
    select: setSelectedId,
    /** The message at a field of a sand table, such as `points.3.name`. */
    messageOf: (sand: EditedSand | undefined, field: string) =>
      sand && (get(errors, `sands.${sands.indexOf(sand)}.${field}.message`) as string | undefined),
    faulty,
  };
}

import type { DateRange } from '../dates/DateRange.tsx';
import type { Looks } from '../dates/parseDay.ts';
import type { NamedRecord } from '../select/options.ts';
import type { SelectEndpoint } from '../select/RemoteSelect.tsx';

/**
 * One condition. Typed or pasted text is cleaned: `digits` keeps the digits of a mobile number, `code` keeps letters and digits, `nameOrNumber`
 * brings a number into its clean form. A range or an area fills two parameters of the query; amounts (`moneyRange`) are in cents.
 */
export type SearchField =
  | {
      kind: TextKind;
      name: string;
      label: string;
      maxLength?: number;
      /** It finds what a number ends in, which the empty field says. */
      isEnding?: true;
    }
  | {
      kind: 'select';
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** One of the options is always chosen; there is no 全部. */
      always?: true;
    }
  | {
      kind: 'dateRange';
      name: string;
      endName: string;
      label: string;
      looks: Looks;
      /** See `dateRangeField`. */
      input: typeof DateRange;
    }
  | { kind: 'moneyRange'; name: string; endName: string; label: string }
  | { kind: 'countRange'; name: string; endName: string; label: string }
  | {
      kind: 'remote';
      name: string;
      label: string;
      endpoint: SelectEndpoint;
      /** The record whose name is known, though it may be none of the options. */
      named?: { value: string; name: string } | undefined;
      /** Offers only options that fit another condition, which is sent under the name `as`; the choice is cleared when that condition changes. */
      follows?: {
        field: string;
        as: string;
        /** What tells options of the same name apart while the other condition is not set. */
        detailOf?: (record: NamedRecord) => string;
      };
    }
  | {
      kind: 'remoteBy';
      name: string;
      label: string;
      /** The condition that decides which list is offered; while it is empty, there is nothing to choose. */
      follows: { field: string };
      endpoints: Readonly<Record<string, SelectEndpoint>>;
      /** As above. */
      named?: { value: string; name: string } | undefined;
    }
  /** Several records of a short list, at most `max`, in the address as ids with commas between them. */
  | { kind: 'many'; name: string; label: string; endpoint: SelectEndpoint; max: number }
  | { kind: 'area'; name: string; cityName: string; label: string };

export type TextKind = 'text' | 'digits' | 'code' | 'nameOrNumber';

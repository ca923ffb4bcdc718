import { type Difference, typeName } from './difference.ts';
import type { Fault, FindFault } from './matchers.ts';
import {
  type AppliesTo,
  applicablePins,
  distinguishingFields,
  elementPins,
  findersOf,
  type ScopedPin,
  shallow,
} from './scopedPins.ts';

/** @param isSure false where only some interactions pin what is missing or empty */
type Note = (fault: Omit<Difference, 'broke'>, isSure: boolean) => void;

interface Field {
  expectation: Expectation;
  /** `sometimes`: pinned by some of the interactions that know its surroundings. */
  demanded: 'always' | 'sometimes' | 'never';
}

/**
 * What all success interactions of an endpoint together say of one path of its answers. They are made in different states
 * by different requests, so only what none of them speaks against is a fault:
 * - a value is right when it suits one of them. A value pinned as such counts as one that may be there, not as the only one;
 * - how many elements a list has is never a fault, for another state has more or none;
 * - where interactions pin different values of one field (`linkType` 10 and 30), what they say beside it holds only for
 *   records with their value.
 */
export class Expectation {
  readonly #path: string;
  readonly #scopedPins: readonly ScopedPin[];
  /** Empty: any. */
  readonly #types: ReadonlySet<string>;
  /** One of them has to find nothing; empty: any value is right. */
  readonly #finders: readonly FindFault[];
  /** Fields whose pinned values tell one kind of record from another, with these values. */
  readonly #distinguishing: readonly [name: string, values: readonly unknown[]][];
  /** By kind of record. */
  readonly #fields = new Map<string, ReadonlyMap<string, Field>>();
  #element: Expectation | undefined;

  constructor(scopedPins: readonly ScopedPin[], path: string) {
    this.#path = path;
    this.#scopedPins = scopedPins;
    const pins = applicablePins(scopedPins);
    const types = new Set(pins.map(({ type }) => type));
    // An example of null alone does not tell what else may be there.
    this.#types = types.size === 1 && types.has('null') ? new Set() : types;
    this.#finders = findersOf(pins);
    this.#distinguishing = distinguishingFields(scopedPins);
  }

  /** Nothing is pinned here. */
  get isEmpty(): boolean {
    return this.#scopedPins.length === 0;
  }

  /** Tells in what a value is not as expected. */
  hold(value: unknown, note: Note): void {
    const type = typeName(value);
    const tell = (kind: Difference['kind'], expected: string, received: string) =>
      note({ kind, path: this.#path, expected, received, example: value }, true);
    if (this.#types.size > 0 && !this.#types.has(type)) {
      tell('retyped field', [...this.#types].join(' or '), type);
    } else if (Array.isArray(value)) {
      this.#element ??= new Expectation(this.#scopedPins.flatMap(elementPins), `${this.#path}[]`);
      if (!this.#element.isEmpty) for (const item of value) this.#element.hold(item, note);
    } else if (type === 'object') this.#holdFields(value as Record<string, unknown>, note);
    else {
      const fault = this.#faultOf(value);
      if (fault) tell(fault.kind, fault.expected, fault.kind === 'unknown code' ? String(value) : type);
    }
  }

  /** The fault of the first check, when every check finds one; undefined as soon as one accepts the value. */
  #faultOf(value: unknown): Fault | undefined {
    let first: Fault | undefined;
    for (const find of this.#finders) {
      const fault = find(value);
      if (!fault) return undefined;
      first ??= fault;
    }
    return first;
  }

  #holdFields(value: Record<string, unknown>, note: Note): void {
    for (const [name, { expectation, demanded }] of this.#fieldsOf(value)) {
      if (Object.hasOwn(value, name)) {
        const inner = value[name];
        // A field that only some interactions pin may be empty in answers to the others.
        const isUnsure = demanded === 'sometimes' && (inner === null || inner === '');
        expectation.hold(inner, isUnsure ? (fault) => note(fault, false) : note);
      } else if (demanded !== 'never') {
        const path = `${this.#path}.${name}`;
        const expected = [...expectation.#types].join(' or ');
        note(
          { kind: 'missing field', path, expected, received: 'nothing', example: value },
          demanded === 'always',
        );
      }
    }
  }

  /** What is expected inside a record: the same for all records of its kind. */
  #fieldsOf(value: Record<string, unknown>): ReadonlyMap<string, Field> {
    const distinguishing = this.#distinguishing;
    const kind =
      distinguishing.length === 0
        ? ''
        : distinguishing.map(([name, values]) => values.indexOf(value[name])).join();
    let fields = this.#fields.get(kind);
    if (!fields) {
      fields = this.#merge(value);
      this.#fields.set(kind, fields);
    }
    return fields;
  }

  #merge(value: Record<string, unknown>): ReadonlyMap<string, Field> {
    const records = this.#scopedPins.filter(({ pin }) => pin.fields);
    const applying = records.flatMap((scoped): ScopedPin[] => {
      const own = this.#distinguishing.filter(([name]) => scoped.pin.fields?.get(name)?.exact);
      if (own.length === 0) return [scoped];
      const fits = own.every(([name]) => scoped.pin.fields?.get(name)?.exact?.value === value[name]);
      return fits ? [{ pin: scoped.pin, appliesTo: 'this' }] : [];
    });
    // For a kind of record that no interaction has, only the fields that all kinds share are expected.
    const isStrange = applying.every(({ appliesTo }) => appliesTo === 'some');
    const others = isStrange ? records.filter(({ appliesTo }) => appliesTo !== 'some').map(shallow) : [];
    const scopedPins = [...applying, ...others];
    const names = new Set(scopedPins.flatMap(({ pin }) => [...(pin.fields?.keys() ?? [])]));
    return new Map([...names].map((name) => [name, this.#field(name, scopedPins)]));
  }

  #field(name: string, scopedPins: readonly ScopedPin[]): Field {
    const has = ({ pin }: ScopedPin) => pin.fields?.has(name) ?? false;
    const thatApplyTo = (wanted: AppliesTo) => scopedPins.filter(({ appliesTo }) => appliesTo === wanted);
    const isDemandedBy = (list: ScopedPin[]) => list.length > 0 && list.every(has);
    const about = scopedPins.flatMap(({ pin, appliesTo }) => {
      const inner = pin.fields?.get(name);
      return inner ? { pin: inner, appliesTo } : [];
    });
    const isSure = isDemandedBy(thatApplyTo('this')) || isDemandedBy(thatApplyTo('every'));
    return {
      expectation: new Expectation(about, `${this.#path}.${name}`),
      demanded: isSure ? 'always' : applicablePins(about).length > 0 ? 'sometimes' : 'never',
    };
  }
}

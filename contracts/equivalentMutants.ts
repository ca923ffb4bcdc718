/**
 * Faults that may survive `npm run contracts:mutate`, because nobody is worse off for them. `names` is held against names like
 * `settings.get: data.phone retyped`. An entry that nothing needs any more fails the command.
 */
export const equivalentMutants: readonly { names: RegExp; because: string }[] = [
  {
    names: /\.(add|update|enable|reset)(OfOwn)?: data\b/,
    because: 'after a save the screens ask for the record anew and read only the status',
  },
  {
    names: /(\.all\w*|\.merchantResources|^estateParts\.\w+): data\.list\[\]\.(enabled|level|\w+Id)\b/,
    because: 'a select reads id and name, and the owner where that tells rows apart',
  },
  {
    names: /\.(list(OfOwn)?: data\.list\[\]\.version|get(OfOwn)?: data\.(id|createTime|merchantCount))\b/,
    because: 'a form asks for its record anew by an id that it knows, and shows no times and counts',
  },
  { names: /^uploads\.postSignature: data\.expire\b/, because: 'the picture is sent at once' },
];

/** The version of the contract, by semantic versioning; `npm run contracts:version` derives it from what changed (contracts/CHANGELOG.md). */
export const contractVersion = '2.0.0';

import { allEndpoints, areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { belongTypeLabels } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import { schemasOf } from '#contracts/openapi/callSchemas.ts';
import { fieldsOf } from '#contracts/openapi/fields.ts';
import { errorsOf } from '#contracts/openapi/operation.ts';
import { endpointNameOf, type Interaction, statusOf } from '#contracts/pactFile.ts';
import { rightLabel } from '#contracts/rights/rightLabels.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { statusWords } from '#contracts/statusWords.ts';
import type { OlderContract } from '../../wire/olderContract.ts';
import { curlOf } from './curl.ts';

/** Everything that is promised, by area, as the reference page shows it. */
export function referenceOf(interactions: readonly Interaction[], older?: OlderContract) {
  const byEndpoint = Map.groupBy(interactions, endpointNameOf);
  return Object.keys(areas).map((area) => ({
    name: area,
    endpoints: allEndpoints
      .filter((endpoint) => endpoint.name.startsWith(`${area}.`) && older?.has(endpoint) !== false)
      .map((endpoint) => entryOf(endpoint, byEndpoint.get(endpoint.name) ?? [])),
  }));
}

function entryOf(endpoint: AnyEndpoint, pinned: Interaction[]) {
  const { name, method, base, path, purpose, access, travel, deprecated } = endpoint;
  const { query, body, data } = schemasOf(endpoint);
  const example = pinned.find((interaction) => statusOf(interaction) === status.ok);
  return {
    name,
    method,
    address: `/api/${base}/${path}`,
    purpose,
    deprecated: deprecated ?? null,
    access: {
      public: access.public ?? false,
      scope: access.scope ?? null,
      rights: (access.rights ?? []).map((right) => ({
        name: right,
        code: rightIds[right],
        label: rightLabel(right),
      })),
      belongTypes: (access.belongTypes ?? []).map((code) => ({ code, label: belongTypeLabels[code] })),
    },
    travel,
    query: query ? fieldsOf(query) : [],
    body: body ? fieldsOf(body) : [],
    data: fieldsOf(data),
    errors: errorsOf(endpoint).map((code) => ({ status: code, ...statusWords[code] })),
    interactions: pinned.map((interaction) => ({
      description: interaction.description,
      states: (interaction.providerStates ?? []).map(stateWords),
      status: statusOf(interaction),
    })),
    example: example && {
      description: example.description,
      request: example.request.body?.content ?? null,
      response: example.response.body?.content ?? null,
      curl: curlOf(example, endpoint),
    },
  };
}

const stateWords = ({ name, params }: { name: string; params?: Record<string, unknown> }) =>
  params ? `${name} (${Object.values(params).join(', ')})` : name;

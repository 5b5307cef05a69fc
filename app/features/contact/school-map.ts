interface Place {
  latitude: number;
  longitude: number;
}

/** Half of what the map shows: about 1.3 km to each side, in the shape of the frame (8 to 5). */
const HALF_WIDTH_DEGREES = 0.012;
const HALF_HEIGHT_DEGREES = 0.0075;

export const MAP_HOST = 'https://www.openstreetmap.org';

/** The live map in a frame: a bounding box around the school with a marker on it. */
export function liveMapAddress({ latitude, longitude }: Place): string {
  const box = [
    longitude - HALF_WIDTH_DEGREES,
    latitude - HALF_HEIGHT_DEGREES,
    longitude + HALF_WIDTH_DEGREES,
    latitude + HALF_HEIGHT_DEGREES,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_HOST}/export/embed.html?${query}`;
}

/** The way to the school, from where the visitor is; phones open their own map for the second one. */
export function directionsAddresses({ latitude, longitude }: Place) {
  const place = `${latitude},${longitude}`;
  return [
    {
      name: 'Directions on OpenStreetMap',
      href: `${MAP_HOST}/directions?${new URLSearchParams({ to: place })}`,
    },
    {
      name: 'Directions on Google Maps',
      href: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`,
    },
  ];
}

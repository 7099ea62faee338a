/**
 * A function that remembers its last `max` answers. The only cache that a module may have: requests decide about keys,
 * and a cache without a bound grows for as long as the process lives.
 */
export function boundedCache<Key, Value>(max: number, make: (key: Key) => Value): (key: Key) => Value {
  const answers = new Map<Key, Value>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) {
      // The oldest key is the one that was not asked for the longest.
      answers.delete(key);
      answers.set(key, known);
      return known;
    }
    const made = make(key);
    answers.set(key, made);
    if (answers.size > max) answers.delete(answers.keys().next().value as Key);
    return made;
  };
}

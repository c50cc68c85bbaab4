/** Goes on with a value at once if it is there, else as soon as it is: waiting for what is there costs each call a turn. */
export function whenThere<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}

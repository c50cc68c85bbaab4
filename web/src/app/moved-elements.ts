/**
 * Lets React remove an element, or insert beside one, that an extension has wrapped. React asks the parent that it
 * knows, and the browser refuses a child that is elsewhere: https://github.com/facebook/react/issues/11538.
 */
export function allowMovedElements({ prototype }: typeof Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(child: Child) {
    return removeChild.call(child.parentNode ?? this, child) as Child
  }
  prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, child, place) as Child
  }
}
